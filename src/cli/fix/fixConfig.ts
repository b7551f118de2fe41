import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '#diagnostics';
import type { LoadConfigOptions } from '#config/node';
import { loadApp, type LoadedApp } from '../app/loadApp';
import { UsageError } from '../commandLine/usageError';
import type { FixedProblem } from '../report/checkReport';
import { applyFixes, type FixedFile } from './applyFixes';

/** The app after fixing its files, and the problems that were fixed. */
export interface FixedConfig {
  loaded: LoadedApp;
  fixed: FixedProblem[];
  /** The new texts of the changed files, by absolute path. */
  files: ReadonlyMap<string, string>;
}

// A fix can reveal another problem. If problems remain after this many rounds, the fixes undo each other.
const maxRounds = 10;

/** Fixes the files of a configuration and writes each changed file. Throws a UsageError if a file cannot be written. */
export async function fixConfig(options: LoadConfigOptions & { cwd: string }): Promise<FixedConfig> {
  const result = await fixTexts(options);
  for (const [location, text] of result.files) writeFile(location, text, options.cwd);
  return result;
}

/**
 * Fixes all problems in the files of a configuration that have a fix, in memory, until no more problems can be fixed. A round that
 * makes a file unreadable is discarded.
 */
export async function fixTexts(options: LoadConfigOptions & { cwd: string }): Promise<FixedConfig> {
  let loaded = await loadApp(options);
  const fixed: FixedProblem[] = [];
  const files = new Map<string, string>();
  const before = options.files ?? new Map<string, string>();
  const tried = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const untried = loaded.problems.filter((problem) => !tried.has(identify(problem)));
    const changed = applyFixes(untried, loaded.config.sources).filter(({ file }) => isFile(file));
    if (changed.length === 0) break;
    const next = new Map<string, string | null>([
      ...before,
      ...files,
      ...changed.map(({ file, text }) => [path.resolve(options.cwd, file), text] as const),
    ]);
    const reloaded = await loadApp({ ...options, files: next });
    if (countUnreadable(reloaded) > countUnreadable(loaded)) break;
    for (const { file, applied } of changed) {
      for (const problem of applied) {
        tried.add(identify(problem));
        fixed.push(describe(problem, file));
      }
    }
    for (const { file, text } of changed) files.set(path.resolve(options.cwd, file), text);
    loaded = reloaded;
  }
  return { loaded, fixed, files };
}

function writeFile(location: string, text: string, cwd: string): void {
  try {
    fs.writeFileSync(location, readMark(location) + text);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    const shown = path.relative(cwd, location);
    throw new UsageError(`The file '${shown}' cannot be written (${code}). No problems in it were fixed.`);
  }
}

const byteOrderMark = '\uFEFF';

/** Returns the byte order mark of a file, which some Windows editors add. The configuration is read without it. */
function readMark(location: string): string {
  return fs.readFileSync(location, 'utf8').startsWith(byteOrderMark) ? byteOrderMark : '';
}

function isFile(file: FixedFile['file']): boolean {
  return !/^https?:\/\//i.test(file);
}

/** Identifies a problem and its fix, so that a fix without effect is not applied again. */
function identify({ code, where, fix }: Problem): string {
  return [code, where?.file, where?.path, fix?.title].join('\0');
}

function countUnreadable({ problems }: LoadedApp): number {
  return problems.filter(({ code }) => code === 'CONFIG_SYNTAX_INVALID').length;
}

function describe({ code, where, fix }: Problem, file: string): FixedProblem {
  const place = fix?.edits[0]?.place ?? where;
  return { code, file, line: place?.line ?? 1, column: place?.column ?? 1, title: fix?.title ?? '' };
}
