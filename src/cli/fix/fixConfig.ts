import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '#diagnostics';
import { applyFix, type LoadConfigOptions } from '#config/node';
import { loadApp, type LoadedApp } from '../app/loadApp';
import { UsageError } from '../commandLine/usageError';
import type { FixedProblem } from '../report/checkReport';
import { applyFixes, type FixedFile } from './applyFixes';
import type { FixAnswer } from './askForFix';
import { originalSuffix } from '../report/originalSuffix';

/** The app after fixing its files, and the problems that were fixed. */
export interface FixedConfig {
  loaded: LoadedApp;
  fixed: FixedProblem[];
  /** The new texts of the changed files, by name as in places. */
  files: ReadonlyMap<string, string>;
}

type Options = LoadConfigOptions & { cwd: string };

/** Asks a person about the suggestion of a problem. The patch contains no secrets. */
export type AskForFix = (problem: Problem) => Promise<FixAnswer>;

// A fix can reveal another problem. If problems remain after this many rounds, the fixes undo each other.
const maxRounds = 10;

/**
 * Applies all safe fixes to the files of a configuration, in memory, until none is left. If a round causes a problem that was not
 * there before, its fixes are tried in smaller groups, and those that cause problems are discarded.
 */
export async function fixTexts(options: Options): Promise<FixedConfig> {
  return applySafe(
    { loaded: await loadApp(options, { searches: true }), fixed: [], files: new Map() },
    options,
  );
}

async function applySafe(start: FixedConfig, options: Options): Promise<FixedConfig> {
  let current = start;
  const tried = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const untried = current.loaded.problems.filter(
      (problem) => problem.fix?.applicability === 'safe' && !tried.has(identify(problem)),
    );
    const next = await applyGroup(untried, current, options);
    if (next === current) break;
    for (const problem of untried) tried.add(identify(problem));
    current = next;
  }
  return current;
}

/** Applies the fixes of some problems. Returns the same configuration if none of them can be applied. */
async function applyGroup(
  problems: readonly Problem[],
  current: FixedConfig,
  options: Options,
): Promise<FixedConfig> {
  const changed = applyFixes(problems, current.loaded.config.sources).filter(({ file }) => isFile(file));
  if (changed.length === 0) return current;
  const files = new Map([...current.files, ...changed.map(({ file, text }) => [file, text] as const)]);
  const loaded = await loadApp({ ...options, files: locate(files, options) }, { searches: true });
  const applied = changed.flatMap((one) => one.applied);
  if (!causesProblems(loaded, current.loaded)) {
    const fixed = changed.flatMap(({ file, applied: all }) => all.map((problem) => describe(problem, file)));
    return { loaded, fixed: [...current.fixed, ...fixed], files };
  }
  if (applied.length < 2) return current;
  const half = Math.ceil(applied.length / 2);
  const first = await applyGroup(applied.slice(0, half), current, options);
  // The places of the second half are only valid if the first half changed nothing.
  return first === current ? applyGroup(applied.slice(half), current, options) : first;
}

/** Returns the texts to load, by absolute path. */
function locate(
  files: ReadonlyMap<string, string>,
  { cwd, files: given }: Options,
): Map<string, string | null> {
  const changed = [...files].map(([file, text]) => [path.resolve(cwd, file), text] as const);
  return new Map<string, string | null>([...(given ?? []), ...changed]);
}

/** Whether there are problems that were not there before. While a file is unreadable, its other problems are not known. */
function causesProblems(after: LoadedApp, before: LoadedApp): boolean {
  const unreadable = countUnreadable(before);
  if (unreadable > 0) return countUnreadable(after) >= unreadable;
  const known = new Set(before.problems.map(describeMistake));
  return after.problems.some((problem) => !known.has(describeMistake(problem)));
}

/** Describes a mistake without the index of a list item, which changes if an item is added or removed. */
function describeMistake({ code, message }: Problem): string {
  return `${code} ${message.replaceAll(/\[\d+\]/g, '[]')}`;
}

/** Asks about each suggestion, one by one. Each answer is applied before the next question. */
async function applySuggestions(start: FixedConfig, options: Options, ask: AskForFix): Promise<FixedConfig> {
  let current = start;
  const asked = new Set<string>();
  for (;;) {
    const { problems, report, config } = current.loaded;
    // The report has the patches, but hides the edits of lines with secrets.
    const index = problems.findIndex(
      (problem, at) => report[at]?.fix?.applicability === 'suggestion' && !asked.has(identify(problem)),
    );
    const problem = problems[index];
    const shown = report[index];
    const file = problem?.fix?.edits[0]?.place.file;
    if (!problem?.fix || !shown || file === undefined) return current;
    asked.add(identify(problem));
    const answer = await ask(shown);
    if (answer === 'stop') return current;
    const text = answer === 'apply' ? applyFix(config.sources.get(file) ?? '', problem.fix, file) : undefined;
    if (text === undefined || !isFile(file)) continue;
    const files = new Map([...current.files, [file, text] as const]);
    const loaded = await loadApp({ ...options, files: locate(files, options) }, { searches: true });
    current = await applySafe({ loaded, fixed: [...current.fixed, describe(problem, file)], files }, options);
  }
}

/**
 * Fixes the files of a configuration and keeps each original as `<file>.orig`. With `ask`, also applies the suggestions that the
 * user accepts. Throws a UsageError if a file cannot be written.
 */
export async function fixConfig(options: Options, ask?: AskForFix): Promise<FixedConfig> {
  const safe = await fixTexts(options);
  const result = ask ? await applySuggestions(safe, options, ask) : safe;
  writeFiles(result.files, options.cwd);
  return result;
}

/** Writes files and keeps a copy of each original. */
function writeFiles(files: ReadonlyMap<string, string>, cwd: string): void {
  for (const [file, text] of files) {
    const location = path.resolve(cwd, file);
    try {
      fs.copyFileSync(location, `${location}${originalSuffix}`);
      fs.writeFileSync(location, readMark(location) + text);
    } catch (error) {
      const { code = 'unknown error' } = error as NodeJS.ErrnoException;
      throw new UsageError(`The file '${file}' cannot be written (${code}). No problems in it were fixed.`);
    }
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
