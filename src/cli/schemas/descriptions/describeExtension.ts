import type { InstalledExtension } from '../installation/installation';
import { analyticsDescriptions } from './analytics';
import { appDescriptions } from './app';
import { catalogDescriptions } from './catalog';
import { devtoolsDescriptions } from './devtools';
import { type ExtensionDescription, type KeyDescriptions, openDescription } from './description';
import { kindDescriptions } from './kinds';
import { orgDescriptions } from './org';
import { userSettingsDescriptions } from './userSettings';

/** Every extension that is described by hand; the others say what their kind is. */
export const extensionDescriptions: Readonly<Record<string, ExtensionDescription>> = {
  ...analyticsDescriptions,
  ...appDescriptions,
  ...catalogDescriptions,
  ...devtoolsDescriptions,
  ...orgDescriptions,
  ...userSettingsDescriptions,
};

/** A description with nothing left out but the example. */
type FullDescription = ExtensionDescription & Required<Pick<ExtensionDescription, 'config' | 'inputs'>>;

/** What people read of an extension: its own description, completed by that of its kind. */
export function describeExtension(extension: InstalledExtension): FullDescription {
  const { id, kind = '', pluginId, path, title } = extension;
  const own = extensionDescriptions[id];
  const ofKind = kindDescriptions[kind];
  return {
    text: own?.text ?? `${ofKind?.text ?? 'An extension'}, from the plugin '${pluginId}'.`,
    inputs: own?.inputs ?? {},
    config: { ...withDefaults(ofKind?.config ?? {}, { path, title }), ...own?.config },
    example: own?.example,
  };
}

/** What counts when the keys that all extensions of a kind have are absent, as the code of this one says. */
function withDefaults(keys: KeyDescriptions, defaults: Readonly<Record<string, unknown>>): KeyDescriptions {
  return Object.fromEntries(
    Object.entries(keys).map(([key, description]) => {
      const long = openDescription(description);
      return [key, { ...long, default: long.default ?? defaults[key] }];
    }),
  );
}
