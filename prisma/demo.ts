// What a start puts into a database that has no business yet: the demonstration, or with DEMO=off an empty business.
// The transaction ends last, after the staff and demo.json: a start that is killed before that leaves the service's
// tables empty, and the next start does everything again.
import type { SharedKey } from '@/lib/jwe';
import { openDeskStore } from '@/lib/desk/store';
import { openDocuments } from '@/lib/service/documents/documents';
import type { S3Place } from '@/lib/service/documents/storage/s3';
import { newId } from '@/lib/service/new-id';
import { insertRows } from '@/lib/service/row';
import { openStore, type Transaction } from '@/lib/service/store';
import { webhookSecrets, type WebhookSecrets } from '@/lib/webhook-secrets';
import { createFirstAdministratorLink, seedStaff } from '@/prisma/desk/seed';
import { editableIds, webhookOf, wireSecret, writeDemoFile } from './demo-file';
import { demoBusiness, insertBusiness, otherBusiness, type BusinessRows } from './service/seed/business-rows';
import { storeDocuments } from './service/seed/documents';
import {
  activeDemoKey,
  addDemoSharedKey,
  addProgram,
  deskCredentials,
  keepDeskProgram,
  type ProgramSecret,
} from './service/seed/programs';

export type DemoOptions = {
  databaseUrl: string;
  /** The database of the desk's tables; usually the same. */
  deskDatabaseUrl: string;
  /** 32 bytes. */
  masterKey: Buffer;
  dataDir: string;
  /** The bucket for documents; a folder under dataDir unless said. */
  documentBucket?: S3Place | undefined;
  /** Where the program is served, such as http://localhost:3000. */
  origin: string;
  /** Whether to make the demonstration (setting DEMO). */
  demo: boolean;
  /** Epoch seconds; now unless a test says otherwise. */
  now?: number;
  /** What signs events to the desk, and the unguessable part of its unsigned address; derived unless given. */
  webhook?: WebhookSecrets;
};

export type PreparedDemo = {
  /** What the gateway logs in with; the key is null where the business has none that is active. */
  desk: ProgramSecret & { sharedKey: SharedKey | null };
  /** Whether this start made the business. */
  made: boolean;
};

/** Two starting processes wait for each other on this number. */
const DEMO_LOCK = 7_351_003;
/** How many patients of the demonstration have documents. */
const WITH_DOCUMENTS = 8;
/** The staff's passwords are hashed at leisure while the transaction is open. */
const TRANSACTION_MS = 60_000;

/** Makes what is missing. On every later start it only sees to it that the desk's program can log in. */
export async function prepareDemo(options: DemoOptions): Promise<PreparedDemo> {
  const { masterKey, now = Math.floor(Date.now() / 1000) } = options;
  const store = openStore(options.databaseUrl, 2);
  try {
    return await store.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(${DEMO_LOCK})`;
        const made = (await tx.business.count()) === 0;
        if (made) await (options.demo ? makeDemo(tx, options, now) : makeEmpty(tx, now));
        await keepDeskProgram(tx, masterKey, now);
        const sharedKey = await activeDemoKey(tx, masterKey);
        return { desk: { ...deskCredentials(masterKey), sharedKey }, made };
      },
      { timeout: TRANSACTION_MS, maxWait: TRANSACTION_MS },
    );
  } finally {
    await store.$disconnect();
  }
}

/** The path of a one-time link for the first administrator; null when there is staff already. */
export async function firstAdministratorLink(deskDatabaseUrl: string): Promise<string | null> {
  const desk = openDeskStore(deskDatabaseUrl, 1);
  try {
    if ((await desk.staff.count()) > 0) return null;
  } finally {
    await desk.$disconnect();
  }
  return createFirstAdministratorLink(deskDatabaseUrl);
}

async function makeEmpty(tx: Transaction, createdAt: number): Promise<void> {
  await tx.business.create({ data: { id: newId('biz'), name: 'My clinics', createdAt } });
}

async function makeDemo(tx: Transaction, options: DemoOptions, now: number): Promise<void> {
  const { masterKey, origin, dataDir } = options;
  const own = demoBusiness(newId('biz'), now);
  const other = otherBusiness(newId('biz'), now);
  await insertBusiness(tx, own);
  await insertBusiness(tx, other);
  const businessId = own.business.id;
  const partner = await addProgram(tx, { businessId, name: 'Partner program', now });
  const otherPartner = await addProgram(tx, { businessId: other.business.id, name: 'Other partner', now });
  const sharedKey = await addDemoSharedKey(tx, masterKey, { businessId, now });
  const documents = openDocuments({ dataDir, masterKey, bucket: options.documentBucket });
  const kept = {
    businessId,
    clientId: partner.clientId,
    patients: own.patients.slice(0, WITH_DOCUMENTS),
    now,
  };
  await insertRows(tx, 'Document', await storeDocuments(documents, kept));
  const staff = await makeStaff(options.deskDatabaseUrl, own);
  writeDemoFile(dataDir, {
    base_url: origin,
    partner: wireSecret(partner),
    other_partner: wireSecret(otherPartner),
    shared_key: sharedKey,
    webhook: webhookOf(origin, options.webhook ?? webhookSecrets(masterKey)),
    staff: staff.map(({ role, email, password }) => ({ role, email, password })),
    ids: editableIds(own),
  });
}

/** Accounts that an interrupted first start left are of no use: nobody was told their passwords. */
async function makeStaff(databaseUrl: string, { clinics, doctors }: BusinessRows) {
  const desk = openDeskStore(databaseUrl, 1);
  try {
    await desk.staff.deleteMany({ where: { email: { endsWith: '@demo.example' } } });
  } finally {
    await desk.$disconnect();
  }
  const [doctor] = doctors;
  if (!doctor) throw new Error('the demonstration has no doctor');
  return seedStaff({
    databaseUrl,
    clinicIds: clinics.slice(0, 2).map(({ id }) => id),
    doctorId: doctor.id,
    doctorName: `Dr ${doctor.firstName} ${doctor.lastName}`,
  });
}
