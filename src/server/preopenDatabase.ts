import type { Database } from './database';

/** A database that is opened before it is known to be needed. */
export interface PreopenedDatabase {
  /** Returns the database at this URL. Opens another one if the guess was different. */
  take(databaseUrl: string | undefined): Promise<Database>;
  /** Closes the opened database. */
  discard(): Promise<void>;
}

/** Starts opening the database at `guess`, if there is a guess. */
export function preopenDatabase(
  open: (databaseUrl: string | undefined) => Promise<Database>,
  guess: { databaseUrl: string | undefined } | undefined,
): PreopenedDatabase {
  const ahead = guess && open(guess.databaseUrl);
  // Errors are reported to the caller of `take`. Until then, they must not be unhandled.
  ahead?.catch(() => undefined);

  async function discard(): Promise<void> {
    const database = await ahead?.catch(() => undefined);
    await database?.close();
  }

  return {
    async take(databaseUrl) {
      if (ahead && guess.databaseUrl === databaseUrl) return ahead;
      await discard();
      return open(databaseUrl);
    },
    discard,
  };
}
