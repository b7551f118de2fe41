import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { Generator } from '../generate/generator';
import { code, printPage, printTable } from './reference/markdown';

const page = 'docs/reference/message-bundles.md';

/** Creates the generator of the reference page that lists the message bundles and the files that define them. */
export function createBundleListGenerator(root: string, loadIds: () => Promise<string[]>): Generator {
  return {
    owns: [page],
    generate: async () => {
      const ids = new Set(await loadIds());
      const bundles = (await findBundles(root)).filter(({ id }) => ids.has(id));
      return [{ path: page, text: printBundleList(bundles) }];
    },
  };
}

interface Bundle {
  id: string;
  /** Path from the root of the project. */
  file: string;
}

async function findBundles(root: string): Promise<Bundle[]> {
  const files = await glob(['src/**/*.{ts,tsx}', 'extensions/**/*.{ts,tsx}'], {
    cwd: root,
    ignore: ['**/*.test.{ts,tsx}', '**/testing/**', 'extensions/_*/**'],
  });
  const bundles = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8');
      const ids = [...text.matchAll(/= createTranslationRef\(\{\s*id: '([^']+)'/g)];
      return ids.map(([, id = '']) => ({ id, file }));
    }),
  );
  return bundles.flat();
}

/** Prints the page. Plugins that add to a bundle are listed after the file that defines it. */
export function printBundleList(bundles: readonly Bundle[]): string {
  const ids = [...new Set(bundles.map(({ id }) => id))].toSorted(compare);
  return printPage([
    '# Message bundles',
    '',
    'The texts of the portal, by bundle. To change texts, see [Languages](../administrators/languages.md#change-texts).',
    '',
    ...printTable(
      ['Bundle', 'Keys and English texts'],
      ids.map((id) => [
        code(id),
        bundles
          .filter((bundle) => bundle.id === id)
          .map(({ file }) => file)
          .toSorted(compareFiles)
          .map(printLink)
          .join(', '),
      ]),
    ),
    'The keys of `titles` are titles of pages and tabs, including those in your YAML.',
  ]);
}

/** The layers before the plugins, because a plugin adds to the bundles of a layer. */
function compareFiles(left: string, right: string): number {
  return compare(right.split('/')[0] ?? '', left.split('/')[0] ?? '') || compare(left, right);
}

function printLink(file: string): string {
  return `[${file}](../../${file})`;
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
