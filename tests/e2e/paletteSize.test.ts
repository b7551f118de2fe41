import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

/** The highest size of the palette and its shortcuts, with gzip. */
const MOST_BYTES = 25_000;
/** The most scripts that the palette needs in addition to the first load. It opens when all have arrived. */
const MOST_SCRIPTS = 9;
const folder = '../extensions/search/palette/';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

const web = join(import.meta.dirname, '../../dist/web');
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Lists the keys of chunks and of everything that they import. */
function listWithImports(keys: readonly string[]): Set<string> {
  const listed = new Set<string>();
  const add = (key: string): void => {
    if (listed.has(key)) return;
    listed.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  keys.forEach(add);
  return listed;
}

const keys = Object.keys(manifest);
const first = listWithImports(keys.filter((key) => manifest[key]?.isEntry));

it('the palette is not in the first load, and its chunks are small', () => {
  const own = keys.filter((key) => manifest[key]?.src?.startsWith(folder) && !key.includes('/i18n/'));
  expect(
    own.map((key) => manifest[key]?.src?.slice(folder.length) ?? '').toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['dialog/PaletteDialog.tsx', 'shortcuts/Shortcuts.tsx', 'shortcuts/ShortcutSheet.tsx']);
  expect(own.filter((key) => first.has(key))).toEqual([]);
  // What they share is in a script of its own.
  const files = [...listWithImports(own)].filter(
    (key) => own.includes(key) || manifest[key]?.name === 'search-palette',
  );
  const bytes = files.reduce(
    (sum, key) => sum + gzipSync(readFileSync(join(web, manifest[key]?.file ?? ''))).length,
    0,
  );
  console.log(`The command palette: ${bytes} bytes (gzip) in ${files.length} scripts.`);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(bytes).toBeGreaterThan(5000);
});

it('the palette opens with few scripts', () => {
  const dialog = keys.filter((key) => manifest[key]?.src === `${folder}dialog/PaletteDialog.tsx`);
  const scripts = [...listWithImports(dialog)].filter((key) => !first.has(key));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
});
