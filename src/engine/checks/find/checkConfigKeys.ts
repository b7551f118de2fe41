import { createProblem, findCandidates, findUnknownKeys, isRecord, type Problem } from '#diagnostics';

import type { CheckedApp } from '../written/checkedApp';
import { createKeySchema } from '../config/createKeySchema';
import { listWrittenSettings } from '../written/writtenSettings';

/** Reports unknown keys in the config of extensions, and config of extensions that have no schema. */
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
          message: `Extension '${id}' has no settings. 'config' has no effect.`,
          hint: "Remove 'config'.",
          where: config.locate([...path, 'config'], 'key'),
          ...about,
        }),
      ];
    }
    const unknown = findUnknownKeys(written, createKeySchema(configSchema)).filter(({ isOpen }) => !isOpen);
    return unknown.map(({ path: inConfig, key, unused }) => {
      const candidates = findCandidates(key, unused);
      return createProblem('EXTENSION_CONFIGURATION_UNKNOWN_KEY', {
        message: `Unknown key '${inConfig.join('.')}' in the config of extension '${id}'. It has no effect.`,
        hint: describeKnown(candidates, unused),
        where: config.locate([...path, 'config', ...inConfig], 'key'),
        ...about,
        candidates,
      });
    });
  });
}

const mostNamed = 8;

function describeKnown([nearest]: readonly string[], known: readonly string[]): string {
  if (nearest !== undefined) return `Did you mean '${nearest}'?`;
  if (known.length === 0 || known.length > mostNamed) return 'Remove the key.';
  const names = known.map((key) => `'${key}'`).join(', ');
  return `Remove the key, or use ${known.length > 1 ? `one of ${names}` : names}.`;
}
