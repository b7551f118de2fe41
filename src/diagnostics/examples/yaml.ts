/** A template tag for YAML: removes the first line break and the common indentation. `\t` is a tab. */
export function yaml(parts: TemplateStringsArray): string {
  const lines = parts.join('').replace(/^\n/, '').trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/));
  const shared = Math.min(...indents);
  return `${lines.map((line) => line.slice(shared)).join('\n')}\n`;
}
