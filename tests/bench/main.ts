import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal, writeConfig } from '../e2e/harness/portal';
import { measureThousand } from '../fuzz/brokenPlugins';
import { benchApiDocs, writeApis } from './apiDocs.mjs';
import { benchCheck } from './check.bench';
import { benchEngine } from './engine.bench';
import { benchDocsPages } from './docsPages.mjs';
import { benchGraph, createGraphDescriptors } from './graph.mjs';
import { createSyntheticCatalog } from '../../extensions/catalog/server/testing';
import { benchTechdocs } from './techdocs';
import { benchPalette } from './palette.mjs';
import { benchWatch } from './watch.bench';
import { benchPages, benchWeb, type Figure } from './web.mjs';

/**
 * Runs all benchmarks and prints one JSON document: `{ "results": [{ name, value, unit, aim, ok }] }`. Aims are upper limits.
 * Prints progress to standard error.
 */
const results: Figure[] = [];
const large = 20_000;
/** Entities per file. The portal reads files of up to 10 MB. */
const perFile = 5_000;

function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Runs a script that prints one line of JSON for each result. */
function runScript(script: string, args: string[]): Promise<Figure[]> {
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/tsx', [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', () =>
      resolve(
        output
          .split('\n')
          .filter((line) => line.startsWith('{'))
          .map((line) => JSON.parse(line) as Figure),
      ),
    );
  });
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

async function measureSample(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const first = await startPortal({ dataDir });
  results.push(...(await benchWeb(first.url)));
  note('Measuring the pages of all features.');
  results.push(...(await benchPages(first.url)));
  note('Measuring pages of documentation.');
  results.push(...(await benchDocsPages(first.url, dataDir)));
  await first.stop();
  const began = performance.now();
  const again = await startPortal({ dataDir, catalog: false });
  results.push({ name: 'ready after start', value: performance.now() - began, unit: 'ms', aim: 3000 });
  await again.stop();
  rmSync(dataDir, { recursive: true, force: true });
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
async function waitForEntities(portal: { output: () => string }, count: number): Promise<void> {
  const stored = (): number =>
    [...portal.output().matchAll(/\((\d+) added/g)].reduce((sum, [, added]) => sum + Number(added), 0);
  while (stored() < count) await new Promise((done) => setTimeout(done, 200));
}

async function measureLarge(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const locations = writeCatalog(
    folder,
    createSyntheticCatalog(large).map(({ entity }) =>
      JSON.stringify({ ...entity, relations: undefined, status: undefined }),
    ),
  );
  const kinds = '[Component, API, Resource, System, Domain, Group, User, Location, Template]';
  const portal = await startPortal({
    catalog: false,
    configs: [
      await writeConfig(
        `app:\n  extensions:\n    - catalog-filter:catalog/list: { config: { initialFilter: all } }\ncatalog:\n  rules: [{ allow: ${kinds} }]\n  locations: ${locations}\n`,
      ),
    ],
  });
  const began = performance.now();
  await waitForEntities(portal, large);
  results.push({
    name: `reading and storing ${large} entities`,
    value: (performance.now() - began) / 1000,
    unit: 's',
    aim: 60,
  });
  results.push(...(await benchWeb(portal.url, ` at ${large} entities`)));
  const memory = readMemory(portal.pid);
  if (memory !== undefined) {
    results.push({ name: `memory of the server at ${large} entities`, value: memory, unit: 'MB', aim: 700 });
  }
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureGraph(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const file = join(folder, 'catalog.yaml');
  writeFileSync(
    file,
    [createGraphDescriptors(250, 'small'), createGraphDescriptors(2000, 'large')].join('\n---\n'),
  );
  const portal = await startPortal({
    catalog: false,
    configs: [await writeConfig(`catalog:\n  locations: [{ type: file, target: ${file} }]\n`)],
  });
  while (!/\d+ entities \(/.test(portal.output())) await new Promise((done) => setTimeout(done, 200));
  results.push(...(await benchGraph(portal.url)));
  note('Measuring the command palette.');
  results.push(...(await benchPalette(portal.url)));
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureApiDocs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const target = writeApis(folder);
  const portal = await startPortal({
    catalog: false,
    configs: [
      await writeConfig(
        `catalog:\n  rules: [{ allow: [API] }]\n  locations: [{ type: file, target: ${target} }]\n`,
      ),
    ],
  });
  while (!/\d+ entities \(/.test(portal.output())) await new Promise((done) => setTimeout(done, 200));
  results.push(...(await benchApiDocs(portal.url)));
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

note('engine …');
const engine = benchEngine();
results.push({ name: engine.name, value: engine.ms, unit: 'ms', aim: 100 });
results.push({
  name: 'engine: a thousand extensions, some of them broken, built and checked',
  value: await measureThousand(),
  unit: 'ms',
  aim: 50,
});
note('trellis check …');
results.push(...benchCheck());
note('watch …');
results.push(await benchWatch());

note('Building documentation…');
results.push(...(await benchTechdocs()));
note('portal with the sample …');
await measureSample();
note('graph …');
await measureGraph();
note('API definitions …');
await measureApiDocs();
note('Measuring the Kubernetes tab.');
results.push(...(await runScript('tests/bench/kubernetes.ts', [])));
note(`portal with ${large} entities …`);
await measureLarge();
note(`catalog at ${large} entities …`);
results.push(...(await runScript('tests/bench/catalog.ts', ['--entities', String(large)])));
note('catalog at 100000 entities …');
results.push(...(await runScript('tests/bench/catalog.ts', ['--entities', '100000'])));
console.log(
  JSON.stringify(
    {
      results: results.map(({ name, value, unit, aim }) => ({
        name,
        value: Math.round(value * 10) / 10,
        unit,
        ...(aim === undefined ? {} : { aim, ok: value <= aim }),
      })),
    },
    undefined,
    2,
  ),
);
