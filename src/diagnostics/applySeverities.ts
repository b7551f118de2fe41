import { isRecord } from './isRecord';
import type { ConfigSource } from './place';
import type { Problem, Severity } from './problem';

/**
 * The report with the severities that `app.problems` gives to codes: `error` and `warning` replace the usual one, `ignore`
 * leaves the problem out. Values that are none of these change nothing here; the schema of the configuration names them.
 */
export function applySeverities(problems: readonly Problem[], config: ConfigSource): Problem[] {
  const app = config.data['app'];
  const chosen = isRecord(app) && isRecord(app['problems']) ? app['problems'] : undefined;
  if (!chosen) return [...problems];
  return problems.flatMap((problem) => {
    const wanted = Object.hasOwn(chosen, problem.code) ? chosen[problem.code] : undefined;
    if (wanted === 'ignore') return [];
    return [isSeverity(wanted) ? { ...problem, severity: wanted } : problem];
  });
}

function isSeverity(value: unknown): value is Severity {
  return value === 'error' || value === 'warning';
}
