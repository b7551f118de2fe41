import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConfigText } from '../checking/checkConfigText';
import { modeline } from './cursor';
import { type LanguageServer, startLanguageServer } from './startLanguageServer';

const root = path.resolve(import.meta.dirname, '../..');

/** Configurations in Markdown pages. Skips fragments that do not start at the top level. */
const pages = globSync(
  [
    'docs/reference/app-config.md',
    'docs/reference/extensions/*.md',
    'docs/administrators/shell.md',
    'extensions/[!_]*/README.md',
  ],
  { cwd: root },
);

const examples = pages.toSorted().flatMap((page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^```yaml\n(.*?)^```$/gms)]
    .map(([, yaml = ''], index) => ({ page, number: index + 1, yaml }))
    .filter(({ yaml }) => /^[a-z]+:$/m.test(yaml) && !/^\s*-/.test(yaml));
});

/** Examples use environment variables and files that do not exist. */
const missingHere = ['CONFIG_VARIABLE_MISSING', 'CONFIG_INCLUDE_FAILED'];

let server: LanguageServer;

beforeAll(async () => {
  server = await startLanguageServer();
});

afterAll(() => server.stop());

describe('the examples of the reference and of the extensions', () => {
  it('exist', () => expect(examples.length).toBeGreaterThan(30));

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
