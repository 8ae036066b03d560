// Rows as PostgreSQL itself reads and writes them as JSON: one text for a row and what hangs on it costs a fraction
// of column by column, and the partners' objects keep their order of keys and every digit of their numbers (the
// client's own JSON arguments lose the last one of some floats).
import { Prisma } from '@/prisma/service/generated/client';
import type { Transaction } from './store';

/** A model of the Prisma client with numbers for its bigints; epoch seconds fit. */
export type Row<Model> = {
  [Column in keyof Model]: Exclude<Model[Column], bigint> | (bigint extends Model[Column] ? number : never);
};

/** What `SELECT row_to_json(…)::text AS row` gives. */
export type JsonRows = { row: string }[];

/** The rows of such a select; the caller says of what kind they are, as its SQL does. */
export function readRows<Kind>(rows: JsonRows): Kind[] {
  return rows.map(({ row }) => JSON.parse(row) as Kind);
}

/** Inserts whole rows, every column given, in one statement. */
export async function insertRows(tx: Transaction, table: Prisma.ModelName, rows: object[]): Promise<void> {
  if (rows.length > 0) await tx.$executeRaw(insertQuery(table, rows));
}

/** The statement of `insertRows`; without rows it inserts nothing. */
export function insertQuery(table: Prisma.ModelName, rows: object[]): Prisma.Sql {
  const name = tableName(table);
  return Prisma.sql`
    INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::json)`;
}

/** Sets the given columns of the one row of a business. */
export async function updateRow(
  tx: Transaction,
  table: Prisma.ModelName,
  key: RowKey,
  columns: object,
): Promise<void> {
  await tx.$executeRaw(updateQuery(table, key, columns));
}

type RowKey = { businessId: string; id: string };

/** The statement of `updateRow`. */
export function updateQuery(
  table: Prisma.ModelName,
  { businessId, id }: RowKey,
  columns: object,
): Prisma.Sql {
  return updateWhere(table, columns, Prisma.sql`"businessId" = ${businessId} AND id = ${id}`);
}

/** Sets the given columns of the rows that a condition holds for. */
export function updateWhere(table: Prisma.ModelName, columns: object, condition: Prisma.Sql): Prisma.Sql {
  const name = tableName(table);
  const set = Prisma.raw(Object.keys(columns).map(quoted).join(', '));
  return Prisma.sql`
    UPDATE ${name} SET (${set}) = (SELECT ${set} FROM json_populate_record(NULL::${name}, ${JSON.stringify(columns)}::json))
    WHERE ${condition}`;
}

function tableName(table: Prisma.ModelName): Prisma.Sql {
  return Prisma.raw(`service.${quoted(table)}`);
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
