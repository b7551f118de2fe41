import type { Problem, ProblemCode, Severity } from '#diagnostics';

/** What of a report is shown; an empty filter shows all. */
export interface ProblemFilter {
  /** Words that all have to occur somewhere in a problem. */
  text: string;
  severity: Severity | undefined;
  codes: readonly ProblemCode[];
}

/** The filter that lets everything through. */
export const noFilter: ProblemFilter = { text: '', severity: undefined, codes: [] };

/** Whether a filter lets everything through. */
export function isEmptyFilter({ text, severity, codes }: ProblemFilter): boolean {
  return text.trim() === '' && severity === undefined && codes.length === 0;
}

/** The problems that a filter lets through, in their order. */
export function filterProblems(problems: readonly Problem[], filter: ProblemFilter): Problem[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return problems.filter((problem) => {
    if (filter.severity !== undefined && problem.severity !== filter.severity) return false;
    if (filter.codes.length > 0 && !filter.codes.includes(problem.code)) return false;
    if (words.length === 0) return true;
    const text = printSearched(problem);
    return words.every((word) => text.includes(word));
  });
}

function printSearched(problem: Problem): string {
  const { where, fix: _, candidates = [], ...texts } = problem;
  return [...Object.values(texts), ...candidates, where?.file, where?.path].join('\n').toLowerCase();
}
