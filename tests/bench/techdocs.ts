import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createGeneratorThreads } from '../../extensions/techdocs/server/testing';
import type { Figure } from './web.mjs';

const PAGES = 1_000;
const MB = 1024 * 1024;

/** A page of 4 kB with headings, a table, an admonition and code. */
function printPage(number: number, note = ''): string {
  const section = (at: number): string => `## Section ${at}

The **service ${number}** handles \`request ${at}\` and [links](page-${(number + at) % PAGES}.md) to another page. ${note}

| Key | Value |
| --- | ----- |
| a   | ${at} |

!!! note "Remember"
    Text with *emphasis* and \`code\`.

\`\`\`ts title="example.ts"
export function handle${at}(request: Request): Response {
  const items = [1, 2, 3].map((item) => item * ${at});
  return new Response(JSON.stringify({ items, url: request.url }));
}
\`\`\`
`;
  return `# Page ${number}\n\n${Array.from({ length: 8 }, (_, at) => section(at)).join('\n')}`;
}

/** Measures builds of a site with 1,000 pages: everything, and one changed page. */
export async function benchTechdocs(): Promise<Figure[]> {
  const home = mkdtempSync(join(tmpdir(), 'trellis-bench-docs-'));
  const [source, output, memory] = [join(home, 'source'), join(home, 'output'), join(home, 'memory.json')];
  mkdirSync(join(source, 'docs'), { recursive: true });
  mkdirSync(output);
  for (let number = 0; number < PAGES; number += 1)
    writeFileSync(join(source, 'docs', `page-${number}.md`), printPage(number));
  writeFileSync(join(source, 'docs', 'index.md'), '# Bench\n');

  const threads = createGeneratorThreads();
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const { signal } = new AbortController();
  const build = async (stored: string | undefined): Promise<number> => {
    const started = performance.now();
    const request = { source, output, stored, version: undefined, name: 'Bench', editUrl: undefined };
    await threads.build(
      {
        ...request,
        memory: stored === undefined ? memory : join(output, '.build-memory.json'),
        isCheck: false,
      },
      { log: () => undefined, signal },
    );
    return performance.now() - started;
  };
  try {
    const all = await build(undefined);
    const used = (peak - before) / MB;
    const pause = delay.max / 1e6;
    const { etag } = JSON.parse(readFileSync(join(output, 'techdocs_metadata.json'), 'utf8')) as {
      etag: string;
    };
    writeFileSync(join(source, 'docs', 'page-7.md'), printPage(7, 'It was changed.'));
    const one = await build(etag);
    const figure = (name: string, value: number, unit: string, aim: number): Figure => ({
      name: `documentation: ${name}`,
      value: Math.round(value * 10) / 10,
      unit,
      aim,
    });
    return [
      figure('1,000 pages', all / 1000, 's', 20),
      figure('memory for 1,000 pages', used, 'MB', 500),
      figure("the server's longest pause", pause, 'ms', 100),
      figure('one changed page of 1,000', one, 'ms', 300),
    ];
  } finally {
    clearInterval(watch);
    delay.disable();
    await threads.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
