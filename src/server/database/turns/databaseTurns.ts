import type { Kysely } from 'kysely';
import type { PluginDatabase } from '#backend';
import { readSnapshot } from './readSnapshot';
import { type Turn, TurnQueue, type TurnLimits } from './turnQueue';

/** Who reads. */
export interface DatabaseCaller {
  /** Callers with the same name share their turns. */
  name: string;
  /** Is aborted when the caller leaves. */
  signal?: AbortSignal | undefined;
}

interface Turns extends PluginDatabase<unknown> {
  as(caller: DatabaseCaller): PluginDatabase<unknown>;
}

const WAITING: Pick<TurnLimits, 'waitingPerCaller' | 'patienceMs'> = {
  waitingPerCaller: 100,
  patienceMs: 30_000,
};

/** A server leaves the other connections of the pool to writers, sign-in and jobs. */
const LIMITS: Record<PluginDatabase<unknown>['kind'], TurnLimits> = {
  embedded: { running: 1, runningPerCaller: 1, ...WAITING },
  server: { running: 6, runningPerCaller: 3, ...WAITING },
};

const PORTAL: DatabaseCaller = { name: 'portal' };

/** Writers of the embedded database wait for a caller that reads little, and get four times the time of one that reads much. */
const WRITER: Turn = { caller: 'writer', share: 4 };

/** Lets all readers of a database, and the writers of the embedded one, take turns. */
export function createTurns(db: Kysely<unknown>, kind: PluginDatabase<unknown>['kind']): Turns {
  const queue = new TurnQueue(LIMITS[kind]);
  const write: PluginDatabase<unknown>['write'] = (work) => {
    const run = () => db.transaction().execute(work);
    return kind === 'server' ? run() : queue.take(WRITER, run);
  };
  const as = ({ name, signal }: DatabaseCaller): PluginDatabase<unknown> => ({
    db,
    kind,
    write,
    read: (work) =>
      queue.take({ caller: name, signal }, () =>
        // No one else uses the only session of the embedded database meanwhile, so nothing changes.
        kind === 'embedded' ? db.connection().execute(work) : readSnapshot(db, work, signal),
      ),
  });
  return { ...as(PORTAL), as };
}
