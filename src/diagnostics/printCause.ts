/** Returns the message of a thrown value. Never throws, even if the value cannot be converted to a string. */
export function printCause(error: unknown): string {
  try {
    const message: unknown = error instanceof Error ? error.message || error.name : error;
    return String(message);
  } catch {
    return 'an error without a readable message';
  }
}
