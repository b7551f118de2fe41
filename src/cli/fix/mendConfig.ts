import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '#diagnostics';
import type { LoadConfigOptions } from '#config/node';
import { loadApp, type LoadedApp } from '../app/loadApp';
import { UsageError } from '../commandLine/usageError';
import type { MendedProblem } from '../report/checkReport';
import { applyFixes, type FixedFile } from './applyFixes';

/** What mending came to: the app as it is now, and what was done to its files. */
export interface MendedConfig {
  loaded: LoadedApp;
  mended: MendedProblem[];
}

// One fix can open the view on another, as in a list that was no list. More than a few rounds mean that they chase each other.
const mostRounds = 10;

/**
 * Mends what can be mended in the files of a configuration. Tries in memory first, again and again until nothing more can be
 * mended, and writes each file once at the end. A round after which a file could no longer be read is not kept.
 * Throws a UsageError for a file that may not be written.
 */
export async function mendConfig(options: LoadConfigOptions & { cwd: string }): Promise<MendedConfig> {
  let loaded = await loadApp(options);
  const mended: MendedProblem[] = [];
  const files = new Map<string, string>();
  const tried = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const untried = loaded.problems.filter((problem) => !tried.has(identify(problem)));
    const fixed = applyFixes(untried, loaded.config.sources).filter(({ file }) => isFile(file));
    if (fixed.length === 0) break;
    const next = new Map([
      ...files,
      ...fixed.map(({ file, text }) => [path.resolve(options.cwd, file), text] as const),
    ]);
    const reloaded = await loadApp({ ...options, files: next });
    if (countUnreadable(reloaded) > countUnreadable(loaded)) break;
    for (const { file, applied } of fixed) {
      for (const problem of applied) {
        tried.add(identify(problem));
        mended.push(describe(problem, file));
      }
    }
    for (const [location, text] of next) files.set(location, text);
    loaded = reloaded;
  }
  for (const [location, text] of files) writeFile(location, text, options.cwd);
  return { loaded, mended };
}

function writeFile(location: string, text: string, cwd: string): void {
  try {
    fs.writeFileSync(location, readMark(location) + text);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    const shown = path.relative(cwd, location);
    throw new UsageError(`The file '${shown}' cannot be written (${code}). Nothing was mended in it.`);
  }
}

const byteOrderMark = '\uFEFF';

/** The byte order mark that a file begins with, as some editors of Windows write it; a configuration is read without it. */
function readMark(location: string): string {
  return fs.readFileSync(location, 'utf8').startsWith(byteOrderMark) ? byteOrderMark : '';
}

function isFile(file: FixedFile['file']): boolean {
  return !/^https?:\/\//i.test(file);
}

/** A fix that was applied and mended nothing is not applied again. */
function identify({ code, where, fix }: Problem): string {
  return [code, where?.file, where?.path, fix?.title].join('\0');
}

function countUnreadable({ problems }: LoadedApp): number {
  return problems.filter(({ code }) => code === 'CONFIG_SYNTAX_INVALID').length;
}

function describe({ code, where, fix }: Problem, file: string): MendedProblem {
  const place = fix?.edits[0]?.place ?? where;
  return { code, file, line: place?.line ?? 1, column: place?.column ?? 1, title: fix?.title ?? '' };
}
