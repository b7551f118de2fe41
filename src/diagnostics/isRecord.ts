/** Whether a value is an object that is not null and not an array. */
export function isRecord(value: unknown): value is { [key in string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
