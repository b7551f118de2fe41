import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { readTexts } from './readTexts.mjs';
import { allowed, oldWords } from './words.mjs';

const root = join(import.meta.dirname, '../..');

const files = ['src', 'extensions', 'tests', 'docs', 'config', 'README.md', 'vite.config.ts'];
const ignored = [
  // Other languages, generated pages, recorded responses and files with intended mistakes.
  '**/i18n/**/{de,es,ja}.ts',
  '**/languages/{de,es,ja}.ts',
  '**/titles/{de,es,ja}.ts',
  'docs/reference/**',
  'tests/architecture/canary/**',
  'tests/contract/wire/**',
  'tests/wording/**',
  '**/__snapshots__/**',
];

/** The words that are searched in each kind of text. */
const wordsFor = {
  text: oldWords,
  comment: oldWords.filter((word) => word.in === undefined),
  name: oldWords.filter((word) => word.names === true),
};

/**
 * Finds old words in a text, unless an entry of `allowed` matches it.
 *
 * @param {import('./readTexts.mjs').Text} text
 * @returns {{ word: string, instead: string }[]}
 */
export function findOldWords({ source, text }) {
  return allowed.some((use) => use.text.test(text)) ? [] : searchWords(source, text);
}

function searchWords(source, text) {
  return wordsFor[source].flatMap(({ pattern, instead }) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined ? [] : [{ word, instead }];
  });
}

/** Finds entries of `allowed` that match no text with an old word. */
export function findUnusedAllowed() {
  const texts = listFiles(files).flatMap((path) => readTexts(join(root, path)));
  return allowed.filter(
    (use) => !texts.some(({ source, text }) => use.text.test(text) && searchWords(source, text).length > 0),
  );
}

/** @param {string[]} paths files and folders, relative to the root */
function listFiles(paths) {
  const patterns = paths.map((path) => (/\.\w+$/.test(path) ? path : `${path}/**/*.{ts,tsx,mjs,md,yaml}`));
  return globSync(patterns, { cwd: root, ignore: ignored }).toSorted();
}

/** @param {string[]} paths files and folders, relative to the root */
export function checkWording(paths) {
  const listed = listFiles(paths);
  const found = listed.flatMap((path) =>
    readTexts(join(root, path)).flatMap((text) =>
      findOldWords(text).map((old) => ({ path, line: text.line, source: text.source, ...old })),
    ),
  );
  return { files: listed.length, found };
}

if (process.argv[1] === import.meta.filename) {
  const paths = process.argv.slice(2);
  const { files: read, found } = checkWording(paths.length > 0 ? paths : files);
  for (const { path, line, source, word, instead } of found)
    console.error(`${path}:${line} (${source}): '${word.trim()}'. Instead: ${instead}.`);
  console.log(`wording: ${read} files, ${found.length} old words`);
  process.exit(found.length > 0 || read === 0 ? 1 : 0);
}
