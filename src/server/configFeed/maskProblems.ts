import { explainProblems, type LoadedConfig } from '#config/node';
import type { Problem } from '#diagnostics';
import { createRedactor, type Redactor } from '../log/createRedactor';
import { findSecrets } from '../settings/secrets';

/**
 * The report as it may leave the server, to browsers and to the log, which many more people read than the files: with those
 * lines of the files that browsers may see. In it are no values that this configuration, or the one that is running, keeps
 * secret. Problems do not quote such values in the first place; this is the second lock.
 */
export function maskProblems(
  problems: readonly Problem[],
  loaded: LoadedConfig,
  others: readonly LoadedConfig[] = [],
): Problem[] {
  const secrets = [loaded, ...others].flatMap(({ source, masked }) => findSecrets(source.data, masked.data));
  const redact = createRedactor(secrets);
  return explainProblems(problems, loaded, { masked: true }).map(
    (problem) => redactTexts(problem, redact) as Problem,
  );
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
