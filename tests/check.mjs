import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/**
 * Every static check, cheapest first. Each is a command that anyone can run alone.
 *
 * @type {[name: string, command: string[]][]}
 */
const checks = [
  ['format', ['node_modules/.bin/oxfmt', '--check', '.']],
  ['lint', ['node_modules/.bin/oxlint', '--deny-warnings', '.']],
  ['types', ['node_modules/.bin/tsc', '-p', '.']],
  ['architecture', ['node', 'tests/architecture/check.mjs']],
  ['unused code', ['node_modules/.bin/knip', '--no-progress']],
  ['generated files', ['node_modules/.bin/tsx', 'src/cli/schemas.ts', '--check']],
  ['wording', ['node', 'tests/wording/check.mjs']],
];

function run([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @returns {Promise<{ passed: string[], failed: string[] }>} the names of the checks */
export async function runChecks() {
  const passed = [];
  const failed = [];
  for (const [name, command] of checks) {
    const start = performance.now();
    const { code, output } = await run(command);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (code === 0) passed.push(name);
    else {
      failed.push(name);
      console.log(output.trimEnd());
    }
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  }
  return { passed, failed };
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await runChecks();
  process.exit(failed.length === 0 ? 0 : 1);
}
