// Several connections that see the database as it was at one moment: a catalogue that is replaced while it is read is
// still read whole.
import { Client } from 'pg';

/** A connection that sees the database as it is now, or as at the moment of another one (`snapshot`). */
export async function openMoment(databaseUrl: string, snapshot?: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  if (snapshot !== undefined) {
    await client.query(`SET TRANSACTION SNAPSHOT ${client.escapeLiteral(snapshot)}`);
  }
  // A list that was just loaded has no statistics yet: without this it is sorted on disk before the first row comes.
  await client.query('SET LOCAL enable_sort = off');
  return client;
}

/** Names the moment of a connection for others; good until the connection ends. */
export async function snapshotOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
  return rows[0]?.snapshot ?? '';
}
