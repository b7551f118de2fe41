import { countProblems, problemsToJson } from '#diagnostics';
import type { CheckReport } from './checkReport';

/** Prints the report as JSON. The fields are stable and documented in docs/administrators/checking.md. */
export function printJsonReport({ problems, extensions, ignored = [], fixed }: CheckReport): string {
  const report = {
    ...problemsToJson(problems),
    summary: {
      ...countProblems(problems),
      fixable: problems.filter(({ fix }) => fix !== undefined).length,
      extensions,
    },
    ignored,
    ...(fixed ? { fixed } : {}),
  };
  return JSON.stringify(report, undefined, 2);
}
