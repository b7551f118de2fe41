import {
  type ConfigPath,
  type ConfigSource,
  createProblem,
  findCandidates,
  isRecord,
  type Problem,
} from '#diagnostics';
import type { FinalizedApp } from '#engine';
import { iconsApiRef } from '#sdk';

/** The name of an icon in the configuration. */
interface NamedIcon {
  name: string;
  path: ConfigPath;
  extensionId?: string;
}

/** Reports icons that are not installed, in the config of extensions and in the support button. */
export function checkIcons(app: FinalizedApp, config: ConfigSource): Problem[] {
  const installed = app.apis.get(iconsApiRef)?.listIconKeys() ?? [];
  if (installed.length === 0) return [];
  return listIcons(app, config)
    .filter(({ name }) => !installed.includes(name))
    .map(({ name, path, extensionId }) => {
      const candidates = findCandidates(name, installed);
      return createProblem('CONFIG_VALUE_SUSPICIOUS', {
        message: `Icon '${name}' is not installed. A default icon is shown.`,
        hint:
          candidates[0] === undefined
            ? `Installed icons include ${installed
                .slice(0, 8)
                .map((icon) => `'${icon}'`)
                .join(', ')}.`
            : `Did you mean '${candidates[0]}'?`,
        where: config.locate(path),
        extensionId,
        candidates,
      });
    });
}

function listIcons({ tree }: FinalizedApp, { data }: ConfigSource): NamedIcon[] {
  const icons: NamedIcon[] = [];
  for (const { spec } of tree.nodes.values()) {
    if (spec.origin.config) collect(spec.config, spec.origin.config, icons, spec.id);
  }
  const app = isRecord(data) ? data['app'] : undefined;
  if (isRecord(app)) collect(app['support'], ['app', 'support'], icons);
  return icons;
}

/** Collects the values of all keys `icon` that can be names. Other plugins may use the key for an address or a picture. */
function collect(value: unknown, path: ConfigPath, icons: NamedIcon[], extensionId?: string): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, index], icons, extensionId);
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const isName = key === 'icon' && typeof inner === 'string' && /^[a-z][\w:-]*$/i.test(inner);
      if (isName) icons.push({ name: inner, path: [...path, key], ...(extensionId ? { extensionId } : {}) });
      else collect(inner, [...path, key], icons, extensionId);
    }
  }
}
