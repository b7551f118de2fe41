import { type ConfigPath, type ConfigSource, isRecord, printCause } from '#diagnostics';

import { createFinding } from '../problems/createFinding';
import type { Finding, Resolved } from '../problems/finding';
import { isPlugin } from './featureKinds';
import type { FrontendFeature } from './frontendFeature';
import type { PluginInfoOverride } from './mergePluginInfo';

const overridesPath: ConfigPath = ['app', 'pluginOverrides'];

/**
 * Applies `app.pluginOverrides` to the information about plugins, which is loaded on demand. Reports entries with an invalid
 * pattern, and applies the others.
 */
export function applyPluginOverrides(
  features: readonly FrontendFeature[],
  config: ConfigSource,
): Resolved<readonly FrontendFeature[]> {
  const app = config.data['app'];
  const written = isRecord(app) ? app['pluginOverrides'] : undefined;
  if (!Array.isArray(written)) return { value: features, problems: [] };
  const problems: Finding[] = [];
  const overrides = written.flatMap(
    (entry: unknown, index) => readOverride(entry, index, config, problems) ?? [],
  );
  if (overrides.length === 0) return { value: features, problems };
  const value = features.map((feature) =>
    isPlugin(feature)
      ? {
          ...feature,
          info: async () =>
            (await import('./mergePluginInfo')).mergePluginInfo(
              feature.pluginId,
              await feature.info(),
              overrides,
            ),
        }
      : feature,
  );
  return { value, problems };
}

function readOverride(
  entry: unknown,
  index: number,
  config: ConfigSource,
  problems: Finding[],
): PluginInfoOverride | undefined {
  if (!isRecord(entry) || !isRecord(entry['info'])) return undefined;
  const override: PluginInfoOverride = { match: {}, info: entry['info'] };
  const match = isRecord(entry['match']) ? entry['match'] : {};
  for (const key of ['pluginId', 'packageName'] as const) {
    const pattern = match[key];
    if (typeof pattern !== 'string') continue;
    try {
      override.match[key] = readPattern(pattern);
    } catch (error) {
      const where = config.locate([...overridesPath, index, 'match', key]);
      const text = ['patternInvalid', pattern, printCause(error)] as const;
      problems.push(createFinding('CONFIG_VALUE_INVALID', text, { where }));
      return undefined;
    }
  }
  return override;
}

/** Parses a pattern: text between slashes is a regular expression, other text is an exact name. */
function readPattern(pattern: string): RegExp | string {
  return pattern.length > 1 && pattern.startsWith('/') && pattern.endsWith('/')
    ? new RegExp(pattern.slice(1, -1))
    : pattern;
}
