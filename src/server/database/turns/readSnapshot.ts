import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/** How long one query of a read may take. */
const QUERY_LIMIT_MS = 30_000;
/** A query that starts just after it was canceled is canceled again. */
const CANCEL_AGAIN_MS = 100;

/** Runs queries of a server that see one state of the data. Cancels them on the server when the signal is aborted. */
export function readSnapshot<T>(
  db: Kysely<unknown>,
  work: (db: Kysely<unknown>) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await sql<{ session: number }>`
        select pg_backend_pid() as session, set_config('statement_timeout', ${String(QUERY_LIMIT_MS)}, true)`.execute(
        trx,
      );
      const [row] = rows;
      return signal && row ? runCancelable(db, row.session, () => work(trx), signal) : work(trx);
    });
}

async function runCancelable<T>(
  db: Kysely<unknown>,
  session: number,
  work: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  let running = true;
  let canceling: Promise<void> | undefined;
  const cancel = async (): Promise<void> => {
    while (running) {
      await sql`select pg_cancel_backend(${session})`.execute(db).catch(() => undefined);
      await wait(CANCEL_AGAIN_MS);
    }
  };
  const start = (): void => void (canceling = cancel());
  signal.throwIfAborted();
  signal.addEventListener('abort', start, { once: true });
  try {
    return await work();
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    running = false;
    signal.removeEventListener('abort', start);
    // The session must not be canceled when it already works for someone else.
    await canceling;
  }
}
