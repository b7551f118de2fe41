/** What a thrown value says of itself. Never throws, whatever was thrown: an error may well fail to say what it is. */
export function printCause(error: unknown): string {
  try {
    const said: unknown = error instanceof Error ? error.message || error.name : error;
    return String(said);
  } catch {
    return 'an error that cannot be printed';
  }
}
