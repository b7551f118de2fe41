import type { Problem, ProblemCode, Severity } from '#diagnostics';

/** Filters a report. An empty filter matches all problems. */
export interface ProblemFilter {
  /** Words that must all occur in the texts of a problem. */
  text: string;
  severity: Severity | undefined;
  codes: readonly ProblemCode[];
}

/** The filter that matches all problems. */
export const noFilter: ProblemFilter = { text: '', severity: undefined, codes: [] };

/** Whether a filter matches all problems. */
export function isEmptyFilter({ text, severity, codes }: ProblemFilter): boolean {
  return text.trim() === '' && severity === undefined && codes.length === 0;
}

/** Returns the problems that match a filter, in the same order. */
export function filterProblems(problems: readonly Problem[], filter: ProblemFilter): Problem[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return problems.filter((problem) => {
    if (filter.severity !== undefined && problem.severity !== filter.severity) return false;
    if (filter.codes.length > 0 && !filter.codes.includes(problem.code)) return false;
    if (words.length === 0) return true;
    const text = createSearchText(problem);
    return words.every((word) => text.includes(word));
  });
}

function createSearchText(problem: Problem): string {
  const { where, fix: _, candidates = [], ...texts } = problem;
  return [...Object.values(texts), ...candidates, where?.file, where?.path].join('\n').toLowerCase();
}
