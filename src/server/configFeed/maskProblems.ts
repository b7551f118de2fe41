import type { LoadedConfig } from '#config/node';
import type { Problem } from '#diagnostics';
import { createRedactor, type Redactor } from '../log/createRedactor';
import { findSecrets } from '../settings/secrets';

/**
 * The report as it may leave the server, for the browser and for the log: without causes, which are the words of other
 * libraries, and without any value that the configuration keeps secret. Problems do not quote such values in the first place;
 * this is the second lock.
 */
export function maskProblems(problems: readonly Problem[], configs: readonly LoadedConfig[]): Problem[] {
  const secrets = configs.flatMap(({ source, masked }) => findSecrets(source.data, masked.data));
  const redact = createRedactor(secrets);
  return problems.map((problem) => maskProblem(problem, redact));
}

function maskProblem({ cause: _cause, ...problem }: Problem, redact: Redactor): Problem {
  return redactTexts(problem, redact) as Problem;
}

/** Redacts every text but codes and keys, whatever the problem carries. */
function redactTexts(value: unknown, redact: Redactor, key = ''): unknown {
  if (typeof value === 'string') return FIXED.has(key) ? value : redact(value);
  if (Array.isArray(value)) return value.map((item) => redactTexts(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, redactTexts(inner, redact, name)]),
  );
}

/** Fields that hold words of Trellis: should a password be one of them, the report is still a report. */
const FIXED = new Set(['code', 'severity', 'kind', 'file']);
