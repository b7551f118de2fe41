#!/usr/bin/env node
// Launches the `trellis` command: builds what is out of date, then runs the built command line in the same process. This file
// is plain JavaScript because it has to run before anything is built.
import { pathToFileURL } from 'node:url';
import { build, BuildFailure } from './build/build.mjs';
import { listNeededTargets } from './build/listNeededTargets.mjs';
import { paths } from './build/paths.mjs';
import { endWithParent } from './endWithParent.mjs';

const args = process.argv.slice(2);
endWithParent();

try {
  await build(listNeededTargets(args), { force: args[0] === 'build' && args.includes('--force') });
  const { main } = await import(pathToFileURL(paths.commandLine).href);
  await main(args);
} catch (error) {
  if (!(error instanceof BuildFailure)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
