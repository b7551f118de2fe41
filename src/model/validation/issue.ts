/** One thing that is wrong with a value: where in it, and what, as a full sentence that names the field. */
export interface ValidationIssue {
  /** Keys and indexes from the value's root. */
  path: ReadonlyArray<string | number>;
  message: string;
}

/** The path as people write it: `spec.steps[0].action`. */
export function printIssuePath(path: ValidationIssue['path']): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? part : `.${part}`;
  }
  return text;
}

/** What was found, short enough for a message. */
export function printFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  const text = JSON.stringify(value) ?? `a ${typeof value}`;
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
