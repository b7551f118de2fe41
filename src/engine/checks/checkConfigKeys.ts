import { createProblem, findCandidates, isRecord, type Problem } from '#diagnostics';

import type { CheckedApp } from './checkedApp';
import { findUnknownKeys } from './config/findUnknownKeys';
import { listWrittenSettings } from './writtenSettings';

/** Configs that nobody reads: keys that no schema knows, and any config of an extension that takes none. */
export function checkConfigKeys({ app, config }: Pick<CheckedApp, 'app' | 'config'>): Problem[] {
  return listWrittenSettings(config).flatMap(({ id, path, settings }): Problem[] => {
    const spec = app.tree.nodes.get(id)?.spec;
    const written = settings?.['config'];
    if (!spec || !isRecord(written) || Object.keys(written).length === 0) return [];
    const about = { extensionId: id, pluginId: spec.plugin.pluginId };
    const { configSchema } = spec.extension;
    if (!configSchema) {
      return [
        createProblem('EXTENSION_CONFIGURATION_UNSUPPORTED', {
          message: `Extension '${id}' takes no configuration, so its 'config' has no effect.`,
          hint: "Remove 'config'.",
          where: config.locate([...path, 'config'], 'key'),
          ...about,
        }),
      ];
    }
    return findUnknownKeys(configSchema, written).map((unknown) => {
      const candidates = findCandidates(unknown.key, unknown.known);
      return createProblem('EXTENSION_CONFIGURATION_UNKNOWN_KEY', {
        message: `The configuration of extension '${id}' has the key '${unknown.path.join('.')}', which is not known and has no effect.`,
        hint: describeKnown(candidates, unknown.known),
        where: config.locate([...path, 'config', ...unknown.path], 'key'),
        ...about,
        candidates: candidates.length > 0 ? candidates : undefined,
      });
    });
  });
}

const mostNamed = 8;

function describeKnown([nearest]: readonly string[], known: readonly string[]): string {
  if (nearest !== undefined) return `Did you mean '${nearest}'?`;
  if (known.length === 0 || known.length > mostNamed) return 'Remove the key.';
  return `Remove the key. Keys that can stand here are ${known.map((key) => `'${key}'`).join(', ')}.`;
}
