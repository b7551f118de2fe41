// Builds one target into a temporary folder and moves it into place when it is complete. Run by `build.mjs`.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from './paths.mjs';
import { createStamp, writeStamp } from './stamps.mjs';
import { targets } from './targets.mjs';

/** The build function of each target. */
const builders = {
  async node(folder) {
    await runVite('src/cli/build/node.vite.ts', folder);
  },
  async web(folder) {
    await runVite('vite.config.ts', folder);
    const { compressAssets } = await import(pathToFileURL(paths.buildSteps).href);
    await compressAssets(folder);
  },
  async database(folder) {
    const { buildDatabaseTemplate } = await import(pathToFileURL(paths.buildSteps).href);
    await buildDatabaseTemplate(path.join(folder, path.basename(paths.databaseTemplate)));
  },
};

async function runVite(configFile, folder) {
  const vite = await import('vite').catch(() => {
    throw new Error('The build tools are not installed. Run `npm ci` in the Trellis folder.');
  });
  // Always a production build. In tests, NODE_ENV would otherwise select the development builds of libraries.
  process.env.NODE_ENV = 'production';
  await vite.build({
    configFile: path.join(paths.root, configFile),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
}

/** Replaces the folder in one step, so that running processes never see a partial build. */
function putInPlace(folder, output) {
  const old = `${folder}-old`;
  if (existsSync(output)) renameSync(output, old);
  renameSync(folder, output);
  rmSync(old, { recursive: true, force: true });
}

const target = targets[process.argv[2]];
const folder = path.join(paths.dist, `.${target.name}-${process.pid}`);
try {
  mkdirSync(folder, { recursive: true });
  const stamp = createStamp(target);
  await builders[target.name](folder);
  putInPlace(folder, target.output);
  writeStamp(target, stamp);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// A worker thread that is still running must not delay the end of the build.
process.exit();
