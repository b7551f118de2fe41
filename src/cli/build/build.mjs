import { spawn } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';
import { isUpToDate } from './stamps.mjs';

/** A failed build. The message is the output of the build tools. */
export class BuildFailure extends Error {}

/**
 * Builds the targets that are out of date. Independent targets are built in parallel. Progress and times go to standard error,
 * because standard output is reserved for the result of the command.
 *
 * @param {import('./targets.mjs').Target[]} needed sorted so that each target comes after its dependencies
 * @param {{ force?: boolean }} [options]
 */
export async function build(needed, { force = false } = {}) {
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  for (const target of needed) {
    if (!force && isUpToDate(target)) continue;
    const before = target.after.map((name) => running.get(name) ?? Promise.resolve());
    running.set(
      target.name,
      Promise.all(before).then(() => buildTarget(target)),
    );
  }
  await Promise.all(running.values());
}

async function buildTarget(target) {
  const start = performance.now();
  console.error(`Building ${target.title}…`);
  await runInChild(target);
  console.error(`Built ${target.title} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Runs the build in a child process, because memory is only released when the process ends. */
function runInChild(target) {
  const script = path.join(import.meta.dirname, 'buildTarget.mjs');
  const child = spawn(process.execPath, [script, target.name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.removeListener('exit', stop);
      if (code === 0) resolve();
      else
        reject(
          new BuildFailure(`${stripVTControlCharacters(output).trimEnd()}\nBuilding ${target.title} failed.`),
        );
    });
  });
}
