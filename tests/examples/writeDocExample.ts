import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the code of a page of `docs/developers` to files. The first comment of each block is the name of its file.
 *
 * @returns the folder, in which imports work as in an extension
 */
export async function writeDocExample(page: string): Promise<string> {
  const text = await readFile(join(root, 'docs/developers', page), 'utf8');
  const folder = join(root, 'test-results/docs', page);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [, name = '', code = ''] of text.matchAll(/^```tsx?\n\/\/ (\S+)\n(.*?)^```$/gms))
    await writeFile(join(folder, name), code);
  return folder;
}
