import type { Database } from './database';

/** A database that is being opened before it is certain that it will be wanted. */
export interface DatabaseAhead {
  /** The database of this address: the one that is being opened, when it is that, else another in its place. */
  take(databaseUrl: string | undefined): Promise<Database>;
  /** Closes what was opened. */
  discard(): Promise<void>;
}

/** Opens the database of `guess` at once; nothing yet without a guess. */
export function openAhead(
  open: (databaseUrl: string | undefined) => Promise<Database>,
  guess: { databaseUrl: string | undefined } | undefined,
): DatabaseAhead {
  const ahead = guess && open(guess.databaseUrl);
  // Whoever takes it hears of a failure; until then nobody listens.
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
