// The least that could answer: node:http and pg with the service's own statements, and none of its rules.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type PoolClient } from 'pg';
import { appointmentsQuery, oneAppointment } from '@/lib/service/appointments/appointment-store';
import type { AppointmentRow } from '@/lib/service/appointments/appointment-row';
import { changesQuery } from '@/lib/service/record-changes';
import { updateQuery } from '@/lib/service/row';
import type { ServerSetting } from './measure';

const { databaseUrl, businessId } = JSON.parse(process.env['BENCH_SETTING'] ?? '{}') as ServerSetting;
const pool = new Pool({ connectionString: databaseUrl, max: 16 });

type Statement = { text: string; values: unknown[] };
type Asker = Pool | PoolClient;

async function read(asker: Asker, id: string, hold?: 'hold'): Promise<AppointmentRow> {
  const { text, values }: Statement = appointmentsQuery(
    businessId,
    oneAppointment({ by: 'service', id }, hold),
  );
  const { rows } = await asker.query<{ row: string }>({ text, values, name: hold ?? 'read' });
  return JSON.parse(rows[0]?.row ?? '{}') as AppointmentRow;
}

async function change(id: string, displayMeta: object): Promise<AppointmentRow> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const stored = await read(client, id, 'hold');
    const columns = { displayMeta, version: stored.version + 1, updatedAt: Math.floor(Date.now() / 1000) };
    const { text, values }: Statement = updateQuery('Appointment', { businessId, id }, columns);
    await client.query({ text, values, name: 'update' });
    const appointment = { ...stored, ...columns } as AppointmentRow;
    const { patient } = stored;
    const paths = { appointmentPaths: ['display_meta.turn'] };
    const at = columns.updatedAt;
    const told = changesQuery([
      { kind: 'appointment.updated', clientId: 'floor', at, appointment, ...paths, patient },
    ]);
    await client.query({ text: told.text, values: told.values, name: 'changes' });
    await client.query('COMMIT');
    return appointment;
  } finally {
    client.release();
  }
}

async function bodyOf(request: IncomingMessage): Promise<{ display_meta: object }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as { display_meta: object };
}

async function answer(request: IncomingMessage): Promise<AppointmentRow> {
  const id = request.url?.split('/').at(-1) ?? '';
  if (request.method !== 'PATCH') return read(pool, id);
  return change(id, (await bodyOf(request)).display_meta);
}

const server = createServer((request, response) => {
  void answer(request).then((row) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(row));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
