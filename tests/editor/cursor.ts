/** The first line of every file that an editor shall check, for files in config/. */
export const modeline = '# yaml-language-server: $schema=../schemas/app-config.schema.json';

/** The same for descriptors of entities in config/catalog/. */
export const catalogModeline = '# yaml-language-server: $schema=../../schemas/entity.schema.json';

/** Takes the mark of the cursor out of a text and says where it stood. */
export function readCursor(marked: string): { text: string; position: { line: number; character: number } } {
  const before = marked.slice(0, marked.indexOf('▮')).split('\n');
  return {
    text: marked.replace('▮', ''),
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}
