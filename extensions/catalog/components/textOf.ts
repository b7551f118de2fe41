/** The value when it is a text with something in it: fields of entities may hold anything. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
