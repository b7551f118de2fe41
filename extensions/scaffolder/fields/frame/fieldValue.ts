/** Returns the `ui:options` of a field. */
export function readOptions<O extends object>({ uiSchema }: { uiSchema: { 'ui:options'?: O } }): Partial<O> {
  return uiSchema['ui:options'] ?? {};
}

/** Returns a value that must be a text. Forms can start with any value. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the texts of a value that must be a list. */
export function readList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
