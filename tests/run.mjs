import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { resolveBrowser } from './browser.mjs';

/**
 * The whole proof: static checks, the build, then unit, golden, contract and browser tests. The last line is
 * `N passed, N failed, N skipped`, counting every check and every test.
 */
const totals = { passed: 0, failed: 0, skipped: 0 };

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
  const report = join(mkdtempSync(join(tmpdir(), 'trellis-test-')), 'report.json');
  const code = await run(
    'node_modules/.bin/vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );
  const counts = readReport(report);
  totals.passed += counts.passed;
  totals.skipped += counts.skipped;
  // A run that breaks outside a test (a file that cannot load) fails without a failed test.
  totals.failed += Math.max(counts.failed, code === 0 ? 0 : 1);
}

function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

await runStep('checks', async () => {
  const { passed, failed } = await runChecks();
  totals.passed += passed;
  totals.failed += failed;
});
let built = false;
await runStep('build', async () => {
  built = (await run(process.execPath, ['src/cli/bin.mjs', 'build'])) === 0;
  totals[built ? 'passed' : 'failed'] += 1;
});
await runStep('unit and golden tests', () => runVitest(['unit', 'dom', 'golden']));
if (built) {
  await runStep('contract tests', () => runVitest(['contract']));
  await runStep('browser tests', async () => {
    try {
      await runVitest(['browser'], { TRELLIS_BROWSER: resolveBrowser() });
    } catch (error) {
      console.log(error.message);
      totals.failed += 1;
    }
  });
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
