import { isRecord } from './isRecord';
import type { ConfigSource } from './place';
import type { Problem, Severity } from './problem';

/**
 * Applies the severities in `app.problems`: `error` and `warning` replace the default, `ignore` removes the problem from the
 * report. Other values have no effect here; the configuration schema reports them.
 */
export function applySeverities<TProblem extends Pick<Problem, 'code' | 'severity'>>(
  problems: readonly TProblem[],
  config: ConfigSource,
): TProblem[] {
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
