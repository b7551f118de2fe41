const width = 120;

/** Prints JSON that is readable in a diff: values that fit on one line are printed on one. Ends with a line break. */
export function printJson(value: unknown): string {
  return `${printValue(value, '')}\n`;
}

function printValue(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= width) return flat;
  const inner = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((item) => inner + printValue(item, inner))
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => `${inner}${JSON.stringify(key)}: ${printValue(part, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
