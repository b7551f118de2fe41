import type { Severity } from './problem';
import type { ProblemCode } from './problemCatalog';

/** The codes that are warnings by default. Separate from the catalog so that its long texts stay out of the first load. */
const warningCodes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'CONFIG_KEY_UNKNOWN',
  'CONFIG_VARIABLE_MISSING',
  'CONFIG_VARIABLE_INVALID',
  'CONFIG_VALUE_SUSPICIOUS',
  'EXTENSION_SETTINGS_DUPLICATE',
  'EXTENSION_CONFIGURATION_UNKNOWN_KEY',
  'EXTENSION_CONFIGURATION_UNSUPPORTED',
  'EXTENSION_CONFIGURATION_IGNORED',
  'MODULE_TARGET_MISSING',
  'EXTENSION_IGNORED',
  'INVALID_EXTENSION_CONFIG_KEY',
  'EXTENSION_INPUT_DATA_IGNORED',
  'EXTENSION_INPUT_INTERNAL_IGNORED',
  'EXTENSION_OUTPUT_IGNORED',
  'EXTENSION_BOOTSTRAP_PREDICATE_IGNORED',
  'EXTENSION_BOOTSTRAP_API_UNAVAILABLE',
  'FEATURE_FLAG_INVALID',
]);

/** Returns the default severity of a code. */
export function getProblemSeverity(code: ProblemCode): Severity {
  return warningCodes.has(code) ? 'warning' : 'error';
}
