import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGeneratorThreads, type ThreadLimits } from './generatorThreads';

let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'trellis-threads-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Builds a site of these pages in a thread. */
async function build(pages: Record<string, string>, limits: Partial<ThreadLimits> = {}) {
  const source = await mkdtemp(join(home, 'source-'));
  await mkdir(join(source, 'docs'));
  for (const [name, content] of Object.entries(pages)) await writeFile(join(source, 'docs', name), content);
  const output = await mkdtemp(join(home, 'output-'));
  const threads = createGeneratorThreads(limits);
  const lines: string[] = [];
  const request = {
    source,
    output,
    memory: join(output, 'none'),
    stored: undefined,
    version: undefined,
    name: 'Test',
    editUrl: undefined,
    isCheck: false,
  };
  try {
    const { signal } = new AbortController();
    await threads.build(request, { log: (line) => lines.push(line), signal });
    return {
      lines,
      read: (path: string) => readFile(join(output, path), 'utf8'),
    };
  } finally {
    await threads.stop();
  }
}

it('builds a site in a thread', async () => {
  const { lines, read } = await build({ 'index.md': '# Welcome' });
  expect(lines).toEqual([expect.stringMatching(/^INFO - Built 1 of 1 pages/)]);
  expect(await read('index.html')).toContain('Welcome');
});

it('shows the source of a page that takes too long, and builds the others', async () => {
  const slow = `# Slow\n\n${'![['.repeat(60_000)}`;
  const { lines, read } = await build({ 'index.md': '# Welcome', 'slow.md': slow }, { pageMs: 300 });
  expect(lines).toContain(
    "ERROR - The page 'slow.md' took longer than 0.3 seconds. It shows its source instead.",
  );
  expect(await read('index.html')).toContain('Welcome');
  expect(await read('slow/index.html')).toContain('This page could not be built');
});

it('shows the source of a page that needs too much memory', async () => {
  const { lines, read } = await build(
    {
      'index.md': '# Welcome',
      'big.md': `# Big\n\n${'*a* '.repeat(1_000_000)}`,
    },
    { memoryMb: 120, pageMs: 60_000 },
  );
  expect(lines).toContainEqual(expect.stringMatching(/'big.md' needs more than 120 MB of memory/));
  expect(await read('index.html')).toContain('Welcome');
});

it('gives up a site that takes too long', async () => {
  const pages = Array.from({ length: 500 }, (_, at) => [`${at}.md`, `# Page\n\n${'*a* '.repeat(5_000)}`]);
  await expect(
    build(Object.fromEntries(pages) as Record<string, string>, {
      buildMs: 900,
    }),
  ).rejects.toThrow(/took longer than 0.9 seconds/);
});
