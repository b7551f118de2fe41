import { spawn } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadError } from '#backend';
import type { SiteMetadata } from '../../protocol';
import { METADATA_FILE } from '../storage/siteStorage';

/** A site to build with an installed `mkdocs`. */
export interface MkdocsRequest {
  /** The folder with `mkdocs.yml`. */
  source: string;
  output: string;
  siteName: string;
  description: string | undefined;
  version: string;
}

export interface MkdocsOptions {
  log: (line: string) => void;
  signal: AbortSignal;
  /** The time limit, in milliseconds. */
  limitMs?: number;
}

const LIMIT_MS = 300_000;
/** A longer line is cut, so that a site cannot fill the memory with its output. */
const MAX_LINE = 2_000;

/**
 * Builds a site with the installed `mkdocs`. It runs without a shell and without the environment of the portal, which contains secrets.
 * Plugins of MkDocs are programs: only use it for sources that are trusted.
 *
 * @throws ReadError if it fails
 */
export async function runMkdocs(
  request: MkdocsRequest,
  options: MkdocsOptions,
): Promise<{ written: string[]; files: string[] }> {
  await run(request, options);
  const entries = await readdir(request.output, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(request.output.length + 1))
    .toSorted();
  const metadata: SiteMetadata = {
    site_name: request.siteName,
    site_description: request.description ?? '',
    etag: request.version,
    build_timestamp: Date.now(),
    files,
  };
  await writeFile(join(request.output, METADATA_FILE), JSON.stringify(metadata));
  return { written: [...files, METADATA_FILE], files };
}

function run({ source, output }: MkdocsRequest, options: MkdocsOptions): Promise<void> {
  const { log, signal, limitMs = LIMIT_MS } = options;
  const { PATH, HOME, LANG, VIRTUAL_ENV } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn('mkdocs', ['build', '--site-dir', output], {
      cwd: source,
      env: { PATH, HOME, LANG, VIRTUAL_ENV, PYTHONUNBUFFERED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
      killSignal: 'SIGKILL',
    });
    let rest = '';
    const hide = (line: string): string => line.replaceAll(output, 'site').replaceAll(source, '.');
    const read = (chunk: Buffer): void => {
      const lines = (rest + chunk.toString('utf8')).split('\n');
      rest = (lines.pop() ?? '').slice(0, MAX_LINE);
      for (const line of lines) if (line.trim() !== '') log(hide(line.trimEnd().slice(0, MAX_LINE)));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', (error: NodeJS.ErrnoException) => reject(explain(error, limitMs)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new ReadError(`mkdocs failed with exit code ${code}. See the log of the build.`));
    });
  });
}

function explain(error: NodeJS.ErrnoException, limitMs: number): ReadError {
  if (error.code === 'ENOENT') {
    return new ReadError(
      "The command 'mkdocs' was not found. Install MkDocs, or set techdocs.generator.runIn to 'embedded'.",
    );
  }
  if (error.name === 'AbortError')
    return new ReadError(`mkdocs was stopped. Its time limit is ${limitMs / 1000} seconds.`);
  return new ReadError('mkdocs could not be started.');
}
