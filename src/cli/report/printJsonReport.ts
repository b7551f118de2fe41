import { problemsToJson } from '#diagnostics';
import type { CheckReport } from './checkReport';
import { countProblems } from './printReport';

/** The report for other programs; docs/administrators/checking.md describes its fields, which stay. */
export function printJsonReport({ problems, extensions, mended }: CheckReport): string {
  const report = {
    ...problemsToJson(problems),
    summary: {
      ...countProblems(problems),
      fixable: problems.filter(({ fix }) => fix !== undefined).length,
      extensions,
    },
    ...(mended ? { mended } : {}),
  };
  return JSON.stringify(report, undefined, 2);
}
