import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConfigText } from '../checking/checkConfigText';
import { modeline } from './cursor';
import { type LanguageServer, startLanguageServer } from './startLanguageServer';

const root = path.resolve(import.meta.dirname, '../..');

/** Pieces of configuration in Markdown pages; a piece that does not begin at the top is part of another. */
const pages = globSync(
  [
    'docs/reference/app-config.md',
    'docs/reference/extensions/*.md',
    'docs/administrators/shell.md',
    'extensions/*/README.md',
  ],
  { cwd: root },
);

const examples = pages.toSorted().flatMap((page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^```yaml\n(.*?)^```$/gms)]
    .map(([, yaml = ''], index) => ({ page, number: index + 1, yaml }))
    .filter(({ yaml }) => /^[a-z]+:$/m.test(yaml) && !/^\s*-/.test(yaml));
});

/** Examples take values from an environment and from files that are not here. */
const missingHere = ['CONFIG_VARIABLE_MISSING', 'CONFIG_INCLUDE_FAILED'];

let server: LanguageServer;

beforeAll(async () => {
  server = await startLanguageServer();
});

afterAll(() => server.stop());

describe('the examples of the reference and of the extensions', () => {
  it('are many', () => expect(examples.length).toBeGreaterThan(30));

  it.each(examples)(
    '$page, example $number: neither an editor nor the check finds a mistake',
    async ({ yaml }) => {
      const mistakes = await server.open('config/edited.yaml', `${modeline}\n${yaml}`).findMistakes();
      expect(mistakes).toEqual([]);
      const problems = await checkConfigText(yaml, { env: { DATABASE_URL: 'postgres://localhost/trellis' } });
      expect(
        problems.filter(({ code }) => !missingHere.includes(code)).map(({ message }) => message),
      ).toEqual([]);
    },
  );
});
