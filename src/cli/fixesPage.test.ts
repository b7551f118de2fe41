import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createFolder, runCommandIn } from './testing/runCommand';

// Loading all manifests is part of the first command in the process, so it happens before the test.
beforeAll(() => import('./app/loadApp'), 60_000);

const page = path.resolve(import.meta.dirname, '../../docs/administrators/fixes.md');

const lines = (...all: string[]) => `${all.join('\n')}\n`;

const broken: ReadonlyArray<readonly [title: string, text: string]> = [
  ['A misspelled key', lines('app:', '  titel: Acme')],
  ['A line that is indented too far', lines('app:', '  title: Acme', '    baseUrl: http://localhost:7007')],
  [
    'A section in another section',
    lines('app:', '  title: Acme', '  organization:', '    name: Acme', '  baseUrl: http://localhost:7007'),
  ],
  ['A missing dash', lines('app:', '  extensions:', '    - page:catalog', '      page:user-settings')],
  ['A missing quote', lines('app:', "  title: 'Acme", '  baseUrl: http://localhost:7007')],
  ['A missing space after a colon', lines('app:', '  title: Acme', 'permission:', '  enabled:true')],
  ['A tab', lines('app:', '\ttitle: Acme')],
  [
    'A comment without its sign',
    lines('app:', '  # The name', '  of the portal in the title.', '  title: Acme'),
  ],
  ['An id that turns off another extension', lines('app:', '  extensions:', '    - page:catalgo: false')],
  ['A variable that is not set', lines('backend:', '  listen:', '    port: ${PORTAL_PORT}')],
];

const introduction = `# Fixes by example

This page shows what \`trellis check --fix\` does to ten broken files. A test runs the commands and compares their output with this
page. For the rules, see [Apply fixes](checking.md#apply-fixes).
`;

it('shows what --fix does to ten broken files', async () => {
  const sections: string[] = [];
  for (const [index, [title, text]] of broken.entries()) {
    const cwd = createFolder({ 'app-config.yaml': text });
    const { printed } = await runCommandIn(cwd, ['check', '--fix', '--config', 'app-config.yaml']);
    const after = readFileSync(path.join(cwd, 'app-config.yaml'), 'utf8');
    sections.push(
      `## ${index + 1}. ${title}\n`,
      `\`\`\`text\n${text}\`\`\`\n`,
      `\`\`\`console\n$ npx trellis check --fix --config app-config.yaml\n${hideCount(printed)}\n\`\`\`\n`,
      after === text ? 'The file is unchanged.\n' : `The file is now:\n\n\`\`\`text\n${after}\`\`\`\n`,
    );
  }
  const actual = [introduction, ...sections].join('\n');
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(page, actual);
  expect(actual).toBe(readFileSync(page, 'utf8'));
});

/** Hides the number of extensions, which changes whenever one is added. */
function hideCount(printed: string): string {
  return printed.replace(/\d+ extensions checked/, '90 extensions checked');
}
