/** An issue with a value. The message is a complete sentence that names the field. */
export interface ValidationIssue {
  /** Keys and indexes from the root of the value. */
  path: ReadonlyArray<string | number>;
  message: string;
}

/** Prints a path: `spec.steps[0].action`. */
export function printIssuePath(path: ValidationIssue['path']): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? part : `.${part}`;
  }
  return text;
}

/** Prints the actual value, shortened for a message. */
export function printActual(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  const text = JSON.stringify(value) ?? `a ${typeof value}`;
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
