import { explainProblems, type LoadedConfig } from '#config/node';
import type { Problem } from '#diagnostics';
import { createRedactor, type Redactor } from '../log/createRedactor';
import { findSecrets } from '../settings/secrets';

/**
 * Masks the report for browsers and the log, which more people can read than the files. Excerpts only contain lines
 * that browsers may see. All secrets of this and the running configuration are redacted. Problems don't quote secrets
 * in the first place; this is a second safeguard.
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

/** Redacts every text except codes and keys. */
function redactTexts(value: unknown, redact: Redactor, key = ''): unknown {
  if (typeof value === 'string') return UNMASKED_KEYS.has(key) ? value : redact(value);
  if (Array.isArray(value)) return value.map((item) => redactTexts(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, redactTexts(inner, redact, name)]),
  );
}

/** Fields with texts of Trellis. If a password is one of these words, the report must remain readable. */
const UNMASKED_KEYS = new Set(['code', 'severity', 'kind', 'file']);
