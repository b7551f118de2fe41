import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { resolveBrowser } from './browser.mjs';

/**
 * The whole proof: static checks, the build, then unit, golden, contract and browser tests. The last line is
 * `N passed, N failed, N skipped`, counting every check and every test; before it stands what failed, so that the end of a long
 * log says it all.
 */
const totals = { passed: 0, failed: 0, skipped: 0 };

/** What failed, and which tests passed only when they were run again: told once more at the end. */
const failures = [];
const flaky = [];

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function runStep(title, step) {
  const start = Date.now();
  console.log(`\n— ${title}`);
  await step();
  console.log(`— ${title}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
}

async function runVitest(projects, env = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'trellis-test-')), 'result.json');
  const code = await run(
    'node_modules/.bin/vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=./tests/reporter.mjs',
    ],
    { ...env, TRELLIS_TEST_RESULT: file },
  );
  const result = readResult(file);
  totals.passed += result.passed;
  totals.skipped += result.skipped;
  for (const failure of result.failures) fail(failure);
  flaky.push(...result.flaky);
  if (code !== 0 && result.failures.length === 0)
    fail(`${projects.join(', ')}: Vitest ended with code ${code}, and no test failed. Its output says why.`);
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, skipped: 0, failures: [], flaky: [] };
  }
}

function fail(text) {
  totals.failed += 1;
  failures.push(text);
}

await runStep('checks', async () => {
  const { passed, failed } = await runChecks();
  totals.passed += passed.length;
  for (const name of failed) fail(`check: ${name}`);
});
let built = false;
await runStep('build', async () => {
  built = (await run(process.execPath, ['src/cli/bin.mjs', 'build'])) === 0;
  if (built) totals.passed += 1;
  else fail('build');
});
await runStep('unit and golden tests', () => runVitest(['unit', 'dom', 'golden']));
if (built) {
  await runStep('contract tests', () => runVitest(['contract']));
  await runStep('browser tests', async () => {
    try {
      await runVitest(['browser'], { TRELLIS_BROWSER: resolveBrowser() });
    } catch (error) {
      fail(`browser tests: ${error.message}`);
    }
  });
}
for (const text of flaky) console.log(`\nPassed when run again: ${text}`);
for (const text of failures) console.log(`\nFailed: ${text}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
