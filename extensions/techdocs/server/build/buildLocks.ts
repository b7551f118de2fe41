import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { TechdocsTables } from '../migrations/createBuildLocks';

/** Lets one process at a time build a site. */
export interface BuildLocks {
  /**
   * Runs the work when no other process builds the site. Calls `onWait` once if it has to wait.
   *
   * @throws the reason of the signal if it is aborted
   */
  hold<T>(site: string, work: () => Promise<T>, options: HoldOptions): Promise<T>;
}

interface HoldOptions {
  signal: AbortSignal;
  onWait: () => void;
}

/** A process that ends without releasing its lock blocks others for this long. */
const LIFETIME_SECONDS = 30;
const RENEWAL_MS = 10_000;
const POLL_MS = 500;

/** Creates the locks that all processes on one database share. */
export function createBuildLocks(db: Kysely<TechdocsTables>): BuildLocks {
  async function take(site: string, owner: string): Promise<boolean> {
    const { rows } = await sql`
      insert into techdocs_build_lock (site, owner, expires_at)
      values (${site}, ${owner}, now() + make_interval(secs => ${LIFETIME_SECONDS}))
      on conflict (site) do update set owner = excluded.owner, expires_at = excluded.expires_at
      where techdocs_build_lock.owner = excluded.owner or techdocs_build_lock.expires_at < now()
      returning 1 as taken`.execute(db);
    return rows.length > 0;
  }

  return {
    async hold(site, work, { signal, onWait }) {
      const owner = randomUUID();
      let hasWaited = false;
      while (!(await take(site, owner))) {
        if (!hasWaited) onWait();
        hasWaited = true;
        await wait(POLL_MS, undefined, { signal });
      }
      // A lost connection must not end the build. If the lock expires, two processes store the same files.
      const renewal = setInterval(() => void take(site, owner).catch(() => undefined), RENEWAL_MS);
      try {
        return await work();
      } finally {
        clearInterval(renewal);
        await db
          .deleteFrom('techdocs_build_lock')
          .where('site', '=', site)
          .where('owner', '=', owner)
          .execute()
          .catch(() => undefined);
      }
    },
  };
}
