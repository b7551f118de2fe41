import type { JsonSchema } from '#config/schema';

/** Maps each value of a record. */
export function mapValues<T, TResult>(
  record: Readonly<Record<string, T>>,
  change: (value: T, key: string) => TResult,
): Record<string, TResult> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/** Removes keywords without a value. */
export function withoutUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
