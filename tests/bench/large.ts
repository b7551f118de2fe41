import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSyntheticCatalog } from '../../extensions/catalog/server/testing';
import { startPortal, writeConfig } from '../e2e/harness/portal';
import { benchWeb, median, type Figure } from './web.mjs';

/**
 * Measures a portal with a large catalog, with the embedded database or, with `--database URL`, with an empty database on a server.
 * Prints one line of JSON for each result: `{name, value, unit, aim}`. Aims are upper limits. Memory is that of the server before any
 * request, and after `--minutes` of reads.
 */
const { values: options } = parseArgs({
  options: {
    entities: { type: 'string', default: '20000' },
    database: { type: 'string' },
    minutes: { type: 'string', default: '1' },
  },
});
const entities = Number(options.entities);
/** Entities per file. The portal reads files of up to 10 MB. */
const perFile = 2_500;
const suffix = ` at ${entities} entities`;

const reads = [
  ['all components, two fields', 'catalog/entities?filter=kind=component&fields=kind,metadata.name'],
  ['all components, whole', 'catalog/entities?filter=kind=component'],
  [
    'a page of components with their number',
    'catalog/entities/by-query?filter=kind=component&limit=20&orderField=metadata.name,asc',
  ],
  ['facets', 'catalog/entity-facets?facet=kind&facet=spec.owner&facet=metadata.tags'],
  [
    'full text',
    'catalog/entities/by-query?fullTextFilterTerm=alert&fullTextFilterFields=metadata.name,metadata.title,metadata.description&limit=20',
  ],
  ['search', 'search/query?term=payment'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
// Without locations, whose hosts don't exist. Waiting for name servers says nothing about the portal.
const descriptors = createSyntheticCatalog(entities)
  .filter(({ entity }) => entity.kind !== 'Location')
  .map(({ entity }) => JSON.stringify({ ...entity, relations: undefined, status: undefined }));
const locations = writeCatalog(folder, descriptors);
const kinds = '[Component, API, Resource, System, Domain, Group, User, Location, Template]';
const portal = await startPortal({
  catalog: false,
  ...(options.database !== undefined && { env: { DATABASE_URL: options.database } }),
  configs: [
    await writeConfig(
      `app:\n  extensions:\n    - catalog-filter:catalog/list: { config: { initialFilter: all } }\ncatalog:\n  rules: [{ allow: ${kinds} }]\n  locations: ${locations}\n`,
    ),
  ],
});
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, readMemory(portal.pid) ?? 0);
}, 500);
const began = performance.now();
await waitForEntities(descriptors.length);
print({
  name: `reading and storing${suffix}`,
  value: (performance.now() - began) / 1000,
  unit: 's',
  aim: entities / 333,
});
const memoryAfter = (what: string, aim?: number): void => {
  const memory = readMemory(portal.pid);
  if (memory !== undefined)
    print({ name: `memory of the server${suffix}, ${what}`, value: memory, unit: 'MB', ...(aim && { aim }) });
};
memoryAfter('after ingestion', 700);
await waitUntilIdle();
(await benchWeb(portal.url, suffix)).forEach(print);
const ask = createClient(await signIn());
for (const [name, path] of reads) {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < 7; run += 1) {
    const start = performance.now();
    bytes = await ask(path);
    times.push(performance.now() - start);
  }
  print({ name: `${name}${suffix} (${Math.round(bytes / 1000)} kB)`, value: median(times), unit: 'ms' });
}
const end = performance.now() + Number(options.minutes) * 60_000;
while (performance.now() < end) for (const [, path] of reads) await ask(path);
clearInterval(watch);
memoryAfter(`after ${options.minutes} min of reads`, 700);
print({ name: `highest memory of the server${suffix}`, value: peak, unit: 'MB' });
await portal.stop();
rmSync(folder, { recursive: true, force: true });

/** Signs in as a guest. */
async function signIn(): Promise<string> {
  const response = await fetch(`${portal.url}/api/auth/guest/refresh`, { method: 'POST' });
  const { backstageIdentity } = (await response.json()) as { backstageIdentity: { token: string } };
  return backstageIdentity.token;
}

/** Returns a function that reads a whole answer and returns its size in bytes. */
function createClient(token: string): (path: string) => Promise<number> {
  return async (path) => {
    const response = await fetch(`${portal.url}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.arrayBuffer()).byteLength;
  };
}

/** Writes descriptors to files and returns the configuration of their locations. */
function writeCatalog(folder: string, descriptors: readonly string[]): string {
  const files = Array.from({ length: Math.ceil(descriptors.length / perFile) }, (_, index) => {
    const file = join(folder, `catalog-${index}.yaml`);
    writeFileSync(file, descriptors.slice(index * perFile, (index + 1) * perFile).join('\n---\n'));
    return `{ type: file, target: ${file} }`;
  });
  return `[${files.join(', ')}]`;
}

/** Waits until the portal has stored this number of entities, according to its log. */
async function waitForEntities(count: number): Promise<void> {
  const stored = (): number =>
    [...portal.output().matchAll(/\((\d+) added/g)].reduce((sum, [, added]) => sum + Number(added), 0);
  while (stored() < count) await new Promise((done) => setTimeout(done, 200));
}

/** Waits until the server does little work, because it still builds the search index. Returns soon on systems without `/proc`. */
async function waitUntilIdle(): Promise<void> {
  let before: number;
  let ticks = readTicks();
  do {
    before = ticks;
    await new Promise((done) => setTimeout(done, 2000));
    ticks = readTicks();
  } while (ticks - before >= 20);
}

/** Returns the processor time of the server in ticks, usually of 10 ms. */
function readTicks(): number {
  try {
    const fields = readFileSync(`/proc/${portal.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

/** Reads the resident memory of a process and its children in MB. Returns `undefined` on systems without `/proc`. */
function readMemory(pid: number | undefined): number | undefined {
  try {
    const statuses = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readStatus(name))
      .filter((status) => status.pid === pid || status.parent === pid);
    return statuses.reduce((sum, { megabytes }) => sum + megabytes, 0);
  } catch {
    return undefined;
  }
}

function readStatus(name: string): { pid: number; parent: number; megabytes: number } {
  try {
    const text = readFileSync(`/proc/${name}/status`, 'utf8');
    const field = (key: string): number => Number(new RegExp(`${key}:\\s+(\\d+)`).exec(text)?.[1] ?? 0);
    return { pid: Number(name), parent: field('PPid'), megabytes: field('VmRSS') / 1000 };
  } catch {
    // The process exited in the meantime.
    return { pid: 0, parent: 0, megabytes: 0 };
  }
}

function print({ name, value, unit, aim }: Figure): void {
  console.log(JSON.stringify({ name, value: Math.round(value * 10) / 10, unit, aim }));
}
