import {
  type ConfigPath,
  type ConfigSource,
  createProblem,
  isRecord,
  type Problem,
  type Result,
} from '#diagnostics';

import { printCause } from '#diagnostics';
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
): Result<readonly FrontendFeature[]> {
  const app = config.data['app'];
  const written = isRecord(app) ? app['pluginOverrides'] : undefined;
  if (!Array.isArray(written)) return { value: features, problems: [] };
  const problems: Problem[] = [];
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
  problems: Problem[],
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
      problems.push(
        createProblem('CONFIG_VALUE_INVALID', {
          message: `The pattern '${pattern}' is not a valid regular expression. ${printCause(error)}`,
          hint: 'Use the exact name, or a regular expression between slashes.',
          where: config.locate([...overridesPath, index, 'match', key]),
        }),
      );
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
