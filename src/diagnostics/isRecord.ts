/** Whether a value of unknown data is a map. */
export function isRecord(value: unknown): value is { [key in string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
