// Documents: what may be uploaded, and how they are listed (interface 5, decisions 4).
import { z } from 'zod';
import { identifier, text } from './text';

/** 1 byte to 10 MiB, after decryption and decoding. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
export const TITLE_MAX = 256;
export const FILE_NAME_MAX = 200;
/** An image larger than this cannot be shown safely; in pixels. */
export const IMAGE_PIXELS_MAX = 100_000_000;

/** The accepted types, and the extensions that agree with each. */
export const MEDIA_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/tiff': ['tif', 'tiff'],
} as const;
export type MediaType = keyof typeof MEDIA_TYPES;

/** Not shown in the interface: the parameter for upload tasks such as PII or SRP (`smart`) is `task`. */
export const DOCUMENT_TASKS = ['smart', 'pii', 'classification'] as const;
export const documentTask = z.enum(DOCUMENT_TASKS, { error: `must be one of ${DOCUMENT_TASKS.join(', ')}` });

/** Not shown in the interface: prescription, lab report, discharge, vaccine certificate, insurance, invoice, scan, other. */
export const DOCUMENT_KINDS = ['ps', 'lr', 'dc', 'vc', 'in', 'iv', 'sc', 'ot'] as const;
export const documentKind = z.enum(DOCUMENT_KINDS, { error: `must be one of ${DOCUMENT_KINDS.join(', ')}` });

export const uploadQuery = z.object({
  task: z.array(documentTask).optional(),
  dt: documentKind.optional(),
  batch: z.enum(['true', 'false', '1', '0'], { error: 'must be true or false' }).optional(),
  case_id: identifier.optional(),
  title: text(0, TITLE_MAX).optional(),
});
export type UploadQuery = z.infer<typeof uploadQuery>;

/** The plaintext of an encrypted upload: the file's bytes as standard Base64. */
export const sealedUpload = z.object(
  { file: z.string({ error: 'is required: the bytes of the file as standard Base64' }) },
  { error: 'the body must be a JSON object with the field file' },
);

export const documentStored = z.object({ document_id: z.string() });

export const documentPatch = z
  .object(
    {
      dt: documentKind,
      /** The patient to whom the document is given; our extension: null takes it back */
      oid: identifier.nullable(),
      cases: z.array(identifier, { error: 'must be a list of case ids' }),
      title: text(0, TITLE_MAX),
    },
    { error: 'the body must be a JSON object' },
  )
  .partial();
export type DocumentPatch = z.infer<typeof documentPatch>;

/** Read tolerantly: a remote service knows neither file name nor hash, and leaves out what is empty. */
export const documentItem = z.object({
  document_id: z.string(),
  patient_id: z.string().nullish(),
  document_type: z.string().nullish(),
  upload_date: z.number(),
  cases: z.array(z.string()).nullish(),
  metadata: z
    .object({
      title: z.string().nullish(),
      file_name: z.string().nullish(),
      media_type: z.string().optional(),
      size: z.number().optional(),
      pages: z.number().nullish(),
      sha256: z.string().optional(),
      key_id: z.string().optional(),
      tags: z.array(z.string()).nullish(),
    })
    .nullish(),
});
export type DocumentItem = z.infer<typeof documentItem>;

export const documentEntry = z.object({ record: z.object({ item: documentItem }) });
export const documentList = z.object({ items: z.array(documentEntry), next_token: z.string().nullish() });

export const documentRecord = z.object({
  source: z.string(),
  document_date_epoch: z.number(),
  document_type: z.string().nullable(),
  tags: z.array(z.string()),
  files: z.array(z.object({ asset_url: z.string(), file_type: z.enum(['IMG', 'PDF']) })),
});

export const documentResult = z.object({
  status: z.enum(['queued', 'inprogress', 'completed', 'deleted', 'error']),
  error: z.array(z.string()),
  data: z.null(),
});

/** Not shown in the interface: what a task ends in while no parser is configured. Nothing is made up. */
export const NO_PARSER = 'no parser is configured';
