// Builds one target into a folder beside its place and puts it there when it is complete. Run by `build.mjs`.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from './paths.mjs';
import { takeStamp, writeStamp } from './stamps.mjs';
import { targets } from './targets.mjs';

/** How each target comes into its folder. */
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
    const { createDatabaseTemplate } = await import(pathToFileURL(paths.buildSteps).href);
    await createDatabaseTemplate(path.join(folder, path.basename(paths.databaseTemplate)));
  },
};

async function runVite(configFile, folder) {
  const vite = await import('vite').catch(() => {
    throw new Error('The tools to build with are not installed. Run npm ci in the folder of Trellis first.');
  });
  // What is built is what people use, whoever asks for it: a test would have the development build of every library.
  process.env.NODE_ENV = 'production';
  await vite.build({
    configFile: path.join(paths.root, configFile),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
}

/** Whoever reads the old folder meanwhile finds it whole until the new one is whole. */
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
  const stamp = takeStamp(target);
  await builders[target.name](folder);
  putInPlace(folder, target.output);
  writeStamp(target, stamp);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// A worker thread that lingers must not hold up who waits for the build.
process.exit();
