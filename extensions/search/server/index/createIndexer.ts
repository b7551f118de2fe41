import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveSettings, Log, SearchCollator, SearchIndex } from '#backend';
import type { SearchDatabase } from '../ports/searchTables';
import type { SearchSettings } from '../ports/searchSettings';
import { createStemmer } from './createStemmer';
import { followCollator, HOLD_SECONDS, release, renew } from './followCollator';
import { createMaintenance } from './maintenance';

/** How often to ask for changes. */
const INTERVAL_MS = 500;
/** How long to wait after a failure. */
const RETRY_MS = 5_000;
/** How often to extend the time for which this process writes. */
const RENEW_MS = (HOLD_SECONDS * 1_000) / 3;

/** What the indexer needs. */
export interface IndexerOptions {
  database: SearchDatabase;
  settings: LiveSettings<SearchSettings>;
  log: Log;
}

/** Keeps the index up to date with its collators. */
export interface Indexer extends SearchIndex {
  /** The collators so far, by type. */
  readonly collators: ReadonlyMap<string, SearchCollator>;
  stop(): Promise<void>;
}

/** Creates the indexer. It follows each collator from when it is added until it stops. */
export function createIndexer({ database, settings, log }: IndexerOptions): Indexer {
  const stopping = new AbortController();
  const collators = new Map<string, SearchCollator>();
  const following: Array<Promise<void>> = [];
  const maintenance = createMaintenance(database);
  const holder = `${process.pid} ${randomUUID()}`;

  const follow = async (collator: SearchCollator): Promise<void> => {
    let { languages } = settings.current;
    const open = () => ({
      database,
      maintenance,
      holder,
      log,
      languages,
      stemmer: createStemmer(database.db, languages),
    });
    let options = open();
    // The embedded database has one process.
    const renewing =
      database.kind === 'server'
        ? setInterval(() => void renew(options, collator.type).catch(() => undefined), RENEW_MS).unref()
        : undefined;
    while (!stopping.signal.aborted) {
      if (settings.current.languages !== languages) {
        ({ languages } = settings.current);
        options = open();
      }
      await pause(await runStep(options, collator));
    }
    clearInterval(renewing);
    await release(options, collator.type).catch(() => undefined);
  };

  const runStep = async (
    options: Parameters<typeof followCollator>[0],
    collator: SearchCollator,
  ): Promise<number> => {
    try {
      return (await followCollator(options, collator)) ? 0 : INTERVAL_MS;
    } catch (error) {
      log.error(`Indexing the documents of type '${collator.type}' failed. Retrying.`, error);
      // Another process may be able to.
      await release(options, collator.type).catch(() => undefined);
      return RETRY_MS;
    }
  };

  const pause = (milliseconds: number): Promise<unknown> =>
    wait(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  return {
    collators,
    add(collator) {
      if (collators.has(collator.type))
        throw new TypeError(`Two collators provide documents of the type '${collator.type}'.`);
      collators.set(collator.type, collator);
      following.push(follow(collator));
    },
    async stop() {
      stopping.abort();
      await Promise.all(following);
    },
  };
}
