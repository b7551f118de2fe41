import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '#backend/testing';
import { createDatabaseTemplate } from '#server';
import { migrations } from '#testing/contract';
import { startTestSearch } from '#extensions/search/testing/server';
import { createGeneratorThreads } from '../../extensions/techdocs/server/testing';
import type { Figure } from './web.mjs';

const PAGES = 1_000;
/** Each page has eight sections. The index page has none. Titles are not repeated. */
const DOCUMENTS = PAGES * 9 + 1;
const MB = 1024 * 1024;

const printEntity = (name: string): string => `apiVersion: backstage.io/v1alpha1
kind: Component
metadata:
  name: ${name}
  annotations: { 'backstage.io/techdocs-ref': 'dir:.' }
spec: { type: website, lifecycle: production, owner: guests }
`;

function figure(name: string, value: number, unit: string, aim?: number): Figure {
  return {
    name: `documentation: ${name}`,
    value: Math.round(value * 10) / 10,
    unit,
    ...(aim !== undefined && { aim }),
  };
}

/** Measures a task: its time in ms, the most memory that it adds in MB, and the longest pause of the thread in ms. */
async function measure(task: () => Promise<void>): Promise<{ time: number; memory: number; pause: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  try {
    await task();
    return { time: performance.now() - started, memory: (peak - before) / MB, pause: delay.max / 1e6 };
  } finally {
    clearInterval(watch);
    delay.disable();
  }
}

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
  const { signal } = new AbortController();
  const build = async (stored: string | undefined): Promise<void> => {
    const request = { source, output, stored, version: undefined, name: 'Bench', editUrl: undefined };
    await threads.build(
      {
        ...request,
        memory: stored === undefined ? memory : join(output, '.build-memory.json'),
        isCheck: false,
      },
      { log: () => undefined, signal },
    );
  };
  try {
    const all = await measure(() => build(undefined));
    const { etag } = JSON.parse(readFileSync(join(output, 'techdocs_metadata.json'), 'utf8')) as {
      etag: string;
    };
    writeFileSync(join(source, 'docs', 'page-7.md'), printPage(7, 'It was changed.'));
    const one = await measure(() => build(etag));
    const indexed = await benchIndexing(home, output);
    return [
      figure('1,000 pages', all.time / 1000, 's', 20),
      figure('memory for 1,000 pages', all.memory, 'MB', 500),
      figure("the server's longest pause", all.pause, 'ms', 100),
      figure('one changed page of 1,000', one.time, 'ms', 300),
      figure('1,000 stored pages until the search finds all', indexed.time / 1000, 's'),
      figure('memory for indexing 1,000 pages', indexed.memory, 'MB'),
      figure("the server's longest pause while it indexes", indexed.pause, 'ms', 100),
    ];
  } finally {
    await threads.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Measures how a stored site is indexed, from the change of its descriptor until the search has all pages and headings. */
async function benchIndexing(home: string, site: string) {
  const sites = join(home, 'sites');
  mkdirSync(join(sites, 'default/component'), { recursive: true });
  renameSync(site, join(sites, 'default/component/bench'));
  const template = join(home, 'template');
  await createDatabaseTemplate(template, migrations);
  const database = await createDatabase({ dataDir: join(home, 'data'), template, migrations });
  const target = join(home, 'catalog-info.yaml');
  writeFileSync(target, printEntity('other'));
  const portal = await startTestSearch({
    database,
    config: {
      catalog: { locations: [{ type: 'file', target }] },
      techdocs: { publisher: { type: 'local', local: { publishDirectory: sites } } },
    },
  });
  try {
    await portal.waitFor('other', 1);
    return await measure(async () => {
      writeFileSync(target, printEntity('bench'));
      for (;;) {
        const { numberOfResults } = await portal.search('term=&types[0]=techdocs&pageLimit=0');
        if (numberOfResults === DOCUMENTS) return;
        await wait(200);
      }
    });
  } finally {
    await portal.stop();
    await database.close();
  }
}
