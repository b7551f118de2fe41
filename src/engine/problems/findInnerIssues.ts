import { isRecord } from '#diagnostics';
import type { ConfigFieldIssue } from '../definitions/configSchema';

type Path = ReadonlyArray<string | number>;

/** Returns the path of an issue. */
export function listSteps({ path = [] }: ConfigFieldIssue): Path {
  return path.map((part) => {
    const step = typeof part === 'object' ? part.key : part;
    return typeof step === 'number' ? step : String(step);
  });
}

/**
 * Finds the alternative of a union that a map or list is meant for: all its errors are inside of the value, and it has the most
 * of the required keys. Returns its issues, with paths that start at the value, or `undefined` if no alternative fits best.
 */
export function findInnerIssues(
  issue: ConfigFieldIssue,
  exists: (path: Path) => boolean,
): ConfigFieldIssue[] | undefined {
  const fitting = listAlternatives(issue)
    .filter((issues) => issues.length > 0 && issues.every((one) => listSteps(one).length > 0))
    .map((issues) => ({ issues, missing: issues.filter((one) => !exists(listSteps(one))).length }))
    .toSorted((left, right) => left.missing - right.missing || left.issues.length - right.issues.length);
  const [best, next] = fitting;
  const isClear = best && (!next || best.missing === 0 || best.missing < next.missing);
  return isClear ? best.issues : undefined;
}

/** Lists the issues of each alternative of a union. zod 4 has lists of issues, zod 3 has errors with absolute paths. */
function listAlternatives(issue: ConfigFieldIssue): ConfigFieldIssue[][] {
  const { errors, unionErrors } = issue as { errors?: unknown; unionErrors?: unknown };
  if (Array.isArray(errors)) return errors.filter((one): one is ConfigFieldIssue[] => Array.isArray(one));
  const depth = issue.path?.length ?? 0;
  return (Array.isArray(unionErrors) ? unionErrors : []).flatMap((error: unknown) => {
    const issues =
      isRecord(error) && Array.isArray(error['issues']) ? (error['issues'] as ConfigFieldIssue[]) : [];
    return [issues.map((one) => ({ ...one, path: (one.path ?? []).slice(depth) }))];
  });
}
