import { countProblems, problemsToJson } from '#diagnostics';
import type { CheckReport } from './checkReport';
import { countFixes } from './countFixes';

/** Prints the report as JSON. The fields are stable and documented in docs/administrators/checking.md. */
export function printJsonReport({ problems, extensions, ignored = [], result }: CheckReport): string {
  const report = {
    ...problemsToJson(problems),
    summary: {
      ...countProblems(problems),
      fixable: countFixes(problems, 'safe'),
      suggested: countFixes(problems, 'suggestion'),
      extensions,
    },
    ignored,
    ...(result ? { fixed: result.fixed } : {}),
  };
  return JSON.stringify(report, undefined, 2);
}
