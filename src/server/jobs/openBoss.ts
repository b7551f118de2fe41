import { CompiledQuery, type Kysely } from 'kysely';
import type PgBoss from 'pg-boss';

/** The schema of the queue tables. */
export const JOBS_SCHEMA = 'trellis_jobs';

export interface BossOptions {
  db: Kysely<unknown>;
  /** Seconds between checks for jobs of dead processes. */
  maintenanceSeconds: number;
  onError: (error: unknown) => void;
}

/** Opens the queues of a database. Creates their tables on first use. */
export async function openBoss({ db, maintenanceSeconds, onError }: BossOptions): Promise<PgBoss> {
  // Loaded on demand because most portals have no jobs.
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql: (text, values) => executeSql(db, text, values) },
    schema: JOBS_SCHEMA,
    schedule: false,
    supervise: true,
    maintenanceIntervalSeconds: maintenanceSeconds,
    archiveCompletedAfterSeconds: 24 * 60 * 60,
    deleteAfterDays: 7,
  });
  boss.on('error', onError);
  return boss.start();
}

/** pg-boss sends a whole transaction as one text. If it fails, the transaction would stay open in our pool. */
async function executeSql(
  db: Kysely<unknown>,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: unknown[] }> {
  return db.connection().execute(async (connection) => {
    try {
      const { rows } = await connection.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows: rows ?? [] };
    } catch (error) {
      if (values.length === 0)
        await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  });
}
