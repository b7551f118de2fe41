/** What a thrown value says of itself. Never throws, whatever was thrown: an error may well fail to say what it is. */
export function printCause(error: unknown): string {
  try {
    if (error instanceof Error) return String(error.message || error.name);
    return String(error);
  } catch {
    return 'an error that cannot be printed';
  }
}
