import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Versions = Record<string, string>;
const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json')) as {
  dependencies: Versions;
  devDependencies: Versions;
  overrides: Versions;
};
const installed = Object.keys({ ...dependencies, ...devDependencies, ...overrides });

/** The names in front of the colon of each line. */
const subjects = read('docs/decisions/dependencies.md')
  .split('\n')
  .flatMap((line) => /^- \*\*(.+?)\*\*/.exec(line)?.[1] ?? [])
  .join(' ');

it('every dependency has a line that says why', () => {
  expect(installed.length).toBeGreaterThan(50);
  // The plugins of fastify share its line.
  const unsaid = installed.filter((name) => {
    const word = name.startsWith('@fastify/') ? name.slice('@fastify/'.length) : name;
    return !subjects.split(/[\s,`]+/).includes(word);
  });
  expect(unsaid).toEqual([]);
});
