import { openDatabase } from '@agent-portal/carrier/db/connection';

/** Ends every other connection to a PostgreSQL, as an administrator can at any time. */
export async function terminateConnections(databaseUrl: string): Promise<void> {
  const { pool, close } = await openDatabase({ databaseUrl });
  await pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
  );
  await close();
}
