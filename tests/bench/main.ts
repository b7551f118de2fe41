import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal, writeConfig } from '../e2e/harness/portal';
import { measureThousand } from '../fuzz/brokenPlugins';
import { benchApiDocs, writeApis } from './apiDocs.mjs';
import { benchCheck } from './check.bench';
import { benchEngine } from './engine.bench';
import { benchDocsPages } from './docsPages.mjs';
import { benchGraph, createGraphDescriptors } from './graph.mjs';
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
results.push(...(await runScript('tests/bench/large.ts', ['--entities', String(large)])));
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
