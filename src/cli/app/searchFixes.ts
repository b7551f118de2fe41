import { type Problem, type ProblemCode, type ProblemFix, sortProblems } from '#diagnostics';
import type { LoadedConfig } from '#config/node';
import type { FrontendFeature } from '#engine';
import { completeReport } from './completeReport';
import { buildApp } from './buildApp';

/** Problems that wrong indentation or a missing sign can cause. */
const structural: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'CONFIG_SYNTAX_INVALID',
  'CONFIG_KEY_UNKNOWN',
  'CONFIG_VALUE_INVALID',
  'EXTENSION_SETTINGS_INVALID',
  'EXTENSION_SETTINGS_DUPLICATE',
  'EXTENSION_CONFIGURATION_INVALID',
  'EXTENSION_CONFIGURATION_UNKNOWN_KEY',
  'INVALID_EXTENSION_CONFIG_KEY',
]);

/** A file with more mistakes than this needs its author. These limits keep a check of any file short. */
const mostSearched = 4;
const mostProblems = 50;
const mostCharacters = 600_000;

/**
 * Searches for small changes of the text that fix a problem and cause no other: each candidate is checked like the original. The
 * fix is safe if only one result is without the problem, otherwise a suggestion. Text changes that cause other problems are
 * dropped.
 */
export async function searchFixes(
  problems: readonly Problem[],
  loaded: LoadedConfig,
  features: readonly FrontendFeature[],
): Promise<Problem[]> {
  if (problems.length > mostProblems) return dropUntriedFixes(problems);
  let budget = mostCharacters;
  const improved = new Map<Problem, Problem>();
  const known = new Set(problems.map(identify));
  for (const problem of sortProblems(problems).filter(needsSearch).slice(0, mostSearched)) {
    if (improved.has(problem) || !problem.where || !loaded.sources.has(problem.where.file)) continue;
    const outcomes: Outcome[] = [];
    for (const { fix, text } of loaded.listTextFixes(problem.where, problem.fix ? [problem.fix] : [])) {
      budget -= text.length;
      if (budget < 0) break;
      const config = await loaded.reload(new Map([[problem.where.file, text]]));
      const after = await completeReport(config, await buildApp(config, features));
      const isGone = !after.some((one) => identify(one) === identify(problem));
      if (isGone && !hidesValue(problem, fix))
        outcomes.push({ fix, after, added: after.filter((one) => !known.has(identify(one))) });
    }
    const best = chooseBest(problem, outcomes);
    const [first] = best;
    if (!first) {
      improved.set(problem, dropTextFix(problem));
      continue;
    }
    const isOnly =
      best.length === 1 && first.fix.applicability === 'safe' && !movesInvalidValue(problem, first.fix);
    improved.set(problem, {
      ...problem,
      ...(problem.hint === problem.fix?.title ? { hint: first.fix.title } : {}),
      fix: { ...first.fix, applicability: isOnly ? 'safe' : 'suggestion' },
    });
    if (!isOnly) continue;
    // Problems that this fix solves as well must not be fixed twice.
    const left = new Set(first.after.map(identify));
    for (const other of problems) {
      if (improved.has(other) || left.has(identify(other)) || !other.fix) continue;
      improved.set(other, { ...other, fix: { ...other.fix, applicability: 'suggestion' } });
    }
  }
  return problems.map(
    (problem) => improved.get(problem) ?? (needsSearch(problem) ? dropTextFix(problem) : problem),
  );
}

/** Drops text changes, which are only fixes if a search has tried them. */
export function dropUntriedFixes(problems: readonly Problem[]): Problem[] {
  return problems.map((one) => (needsSearch(one) ? dropTextFix(one) : one));
}

/** A fix that solves the problem. */
interface Outcome {
  fix: ProblemFix;
  after: readonly Problem[];
  /** Problems that the configuration did not have before. */
  added: readonly Problem[];
}

/** Returns the fixes with the best result. With invalid syntax, the other problems of the file were not known before. */
function chooseBest(problem: Problem, outcomes: readonly Outcome[]): Outcome[] {
  if (problem.code !== 'CONFIG_SYNTAX_INVALID')
    return preferLine(
      problem,
      outcomes.filter(({ added }) => added.length === 0),
    );
  const fewest = Math.min(...outcomes.map(({ added }) => added.length));
  return preferLine(
    problem,
    outcomes.filter(({ added }) => added.length === fewest && !added.some((one) => isNear(one, problem))),
  );
}

/** Lists the fix that the schema suggests first, then changes of the line with the problem. */
function preferLine({ where, fix: given }: Problem, outcomes: readonly Outcome[]): Outcome[] {
  const rank = ({ fix }: Outcome) => {
    if (fix.title === given?.title) return 0;
    return fix.edits[0]?.place.line === where?.line ? 1 : 2;
  };
  return outcomes.toSorted((left, right) => rank(left) - rank(right));
}

/** Whether a fix only moves an invalid value to a place where it is accepted. The value is wrong, not its place. */
function movesInvalidValue({ code, where }: Problem, { edits }: ProblemFix): boolean {
  if (code !== 'CONFIG_VALUE_INVALID' && code !== 'EXTENSION_CONFIGURATION_INVALID') return false;
  return edits.some(
    (edit) =>
      edit.kind === 'text' &&
      edit.text.trim() === '' &&
      edit.place.column === 1 &&
      edit.place.line === where?.line,
  );
}

/** Whether a fix moves a single invalid value to a place where no schema applies. */
function hidesValue(problem: Problem, fix: ProblemFix): boolean {
  return fix.edits.length === 1 && fix.title !== problem.fix?.title && movesInvalidValue(problem, fix);
}

const nearLines = 3;

function isNear({ code, where }: Problem, problem: Problem): boolean {
  if (!structural.has(code) || !where || !problem.where || where.file !== problem.where.file) return false;
  return Math.abs(where.line - problem.where.line) <= nearLines;
}

function needsSearch({ code, fix }: Problem): boolean {
  return structural.has(code) && fix?.applicability !== 'safe';
}

function dropTextFix(problem: Problem): Problem {
  if (!problem.fix?.edits.every(({ kind }) => kind === 'text')) return problem;
  const { fix: _, ...others } = problem;
  return others;
}

/** Identifies a problem. The index of a list item changes if an item is added before it. */
function identify({ code, message }: Problem): string {
  return `${code} ${message.replaceAll(/\[\d+\]/g, '[]')}`;
}
