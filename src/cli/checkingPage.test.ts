import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './testing/runCommand';

// Loading all manifests is part of the first command in the process, so it happens before the tests.
beforeAll(() => import('./app/loadApp'), 60_000);

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/administrators/checking.md'), 'utf8');
const [main = '', production = ''] = listBlocks('yaml');
const files = { 'config/app-config.yaml': main, 'production.yaml': production };
const examples = listBlocks('console').map((block) => {
  const [first = '', ...output] = block.trimEnd().split('\n');
  return { args: first.replace('$ npx trellis ', '').split(' '), output: output.join('\n') };
});

function listBlocks(language: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );
}

/** Removes the number of extensions, which changes whenever one is added. */
function removeCount(text: string): string {
  return text.replace(/\d+ extensions checked/, 'some extensions checked');
}

describe('the page about checking', () => {
  it('has examples', () => {
    expect(examples.map(({ args }) => args[0])).toEqual(['check', 'check', 'explain', 'diff']);
  });

  it.each(examples)('shows what $args prints', async ({ args, output }) => {
    const { printed } = await runCommand(args, files);
    expect(removeCount(printed)).toBe(removeCount(output));
  });
});
