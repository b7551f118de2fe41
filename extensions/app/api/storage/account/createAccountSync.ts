import { ResponseError } from '#sdk';
import type { AccountSync } from '../storagePlace';
import type { Copies } from './createCopies';
import { createRetry } from './createRetry';
import type { SettingsClient } from './createSettingsClient';

/** What went wrong between this browser and the backend. */
export type SyncTrouble = 'unread' | 'unsaved' | 'refused';

/** What {@link createAccountSync} works with. */
export interface AccountSyncOptions {
  copies: Copies;
  client: SettingsClient;
  /** Paths of values that somebody wants to know. */
  wanted: readonly string[];
  /** Paths that an earlier visit changed and could not send. */
  unsent: readonly string[];
  /** Tells the user; each trouble once until it is over. */
  report: (trouble: SyncTrouble, error: Error) => void;
  /** Runs what may be done in one tab at a time. */
  alone?: <T>(path: string, act: () => Promise<T>) => Promise<T>;
}

/** An account whose settings are followed. */
export interface RunningSync extends AccountSync {
  /** Done once the backend has answered for the first time; never after {@link stop}. */
  known: Promise<void>;
  /** Asks for everything that is wanted, and sends what is unsent. Rejects when the backend does not answer. */
  refresh(): Promise<void>;
  /** As `refresh`, for who comes back to the page: not again within a few seconds. */
  wake(): void;
  stop(): void;
}

const FRESH = 5_000;

/**
 * Creates the line between the copies in this browser and the backend. What is wanted is asked for in one request; changes are
 * sent one after the other for each value, on top of what other browsers have changed, and again until the backend has them.
 */
export function createAccountSync(options: AccountSyncOptions): RunningSync {
  const { copies, client, report, alone = (_path, act) => act() } = options;
  const wanted = new Set(options.wanted);
  const unsent = new Set(options.unsent);
  const refused = new Set<string>();
  const readAt = new Map<string, number>();
  const told = new Set<SyncTrouble>();
  let learn: () => void = () => {};
  const known = new Promise<void>((resolve) => {
    learn = resolve;
  });
  let joining: Promise<void> | undefined;
  let isKept = true;
  let lastRefresh = -Infinity;
  let isOver = false;
  const retry = createRetry(() => void run(refresh()));

  function tell(trouble: SyncTrouble, error: Error): void {
    if (!told.has(trouble) && !isOver) report(trouble, error);
    told.add(trouble);
  }

  /** For what runs beside: its failure has been told, or is none of the user's. */
  async function run(act: Promise<unknown>): Promise<void> {
    await act.catch(() => undefined);
  }

  async function ask(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return;
    const seen = paths.map((path) => copies.read(path));
    const answers = await client.read(paths);
    if (isOver) return;
    for (const [index, path] of paths.entries()) {
      // A backend without settings has none of them: the copies are all there is, until a later visit finds one that has.
      if (answers === undefined) settle(path);
      else copies.receive(path, answers[index] ?? '', seen[index]);
      readAt.set(path, Date.now());
    }
    isKept = answers !== undefined;
    told.delete('unread');
  }

  function settle(path: string): void {
    if (copies.read(path) === undefined) copies.receive(path, '', undefined);
  }

  async function refresh(): Promise<void> {
    lastRefresh = Date.now();
    // What another tab changed, and was closed before it could send.
    for (const path of wanted) if (copies.isUnsent(path)) unsent.add(path);
    try {
      await ask([...new Set([...wanted, ...unsent])]);
      if (isOver) return;
      learn();
      retry.calm();
    } catch (thrown) {
      // Where there is a copy to go by, a backend that is away is told of by everything else on the page.
      if ([...wanted].some((path) => copies.read(path) === undefined)) tell('unread', asError(thrown));
      if (!isOver) retry.later();
      throw thrown;
    }
    await Promise.all(Array.from(unsent, send));
  }

  async function deliver(path: string): Promise<void> {
    while (isKept && !isOver && copies.isUnsent(path)) {
      if (Date.now() - (readAt.get(path) ?? -Infinity) > FRESH) await ask([path]);
      if (!isKept || !copies.isUnsent(path)) return;
      const text = copies.read(path) ?? '';
      await client.write(path, text);
      readAt.set(path, Date.now());
      copies.sent(path, text);
    }
  }

  async function send(path: string): Promise<void> {
    if (refused.has(path)) return;
    try {
      await alone(path, () => deliver(path));
      if (!copies.isUnsent(path)) unsent.delete(path);
      told.delete('unsaved');
    } catch (thrown) {
      const error = asError(thrown);
      if (isRefusal(error)) {
        refused.add(path);
        told.delete('refused');
        tell('refused', error);
      } else {
        tell('unsaved', error);
        if (!isOver) retry.later();
      }
    }
  }

  return {
    known,
    want(path) {
      if (wanted.has(path)) return;
      wanted.add(path);
      // All that a page asks for while it is drawn goes into one request.
      joining ??= Promise.resolve().then(() => {
        joining = undefined;
        return run(refresh());
      });
    },
    changed(path) {
      unsent.add(path);
      refused.delete(path);
      void send(path);
    },
    refresh,
    wake() {
      if (!isOver && Date.now() - lastRefresh > FRESH) void run(refresh());
    },
    stop() {
      isOver = true;
      retry.stop();
    },
  };
}

/** What asking again would not change. */
function isRefusal(error: Error): boolean {
  return (
    error instanceof ResponseError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  );
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
