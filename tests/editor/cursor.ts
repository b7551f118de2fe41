/** The first line of files in config/, which selects the schema. */
export const modeline = '# yaml-language-server: $schema=../schemas/app-config.schema.json';

/** The same for entity descriptors in config/catalog/. */
export const catalogModeline = '# yaml-language-server: $schema=../../schemas/entity.schema.json';

/** Removes the cursor mark from a text and returns its position. */
export function readCursor(marked: string): { text: string; position: { line: number; character: number } } {
  const before = marked.slice(0, marked.indexOf('▮')).split('\n');
  return {
    text: marked.replace('▮', ''),
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}
