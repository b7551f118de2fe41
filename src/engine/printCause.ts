/** What a thrown value says of itself. */
export function printCause(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  return String(error);
}
