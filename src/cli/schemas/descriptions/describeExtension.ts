import type { ExtensionDescription, KeyDescriptions, PluginSettings } from '#config/schema';
import { kindDescriptions } from './kinds';
import { openDescription } from './openDescription';

/** A description in which only the example is optional. */
export type FullDescription = ExtensionDescription &
  Required<Pick<ExtensionDescription, 'config' | 'inputs'>>;

/** The parts of an extension that its description depends on. */
export interface DescribedExtension {
  id: string;
  kind?: string;
  pluginId: string;
  path?: string;
  title?: string;
}

/** Describes an extension with the descriptions of its plugin and of its kind. */
export function describeExtension(
  { id, kind = '', pluginId, path, title }: DescribedExtension,
  { extensions, kinds }: PluginSettings,
): FullDescription {
  const own = extensions[id];
  const ofKind = kinds[kind] ?? kindDescriptions[kind];
  return {
    text: own?.text ?? `${ofKind?.text ?? 'An extension'}, from the plugin '${pluginId}'.`,
    inputs: own?.inputs ?? {},
    config: { ...withDefaults(ofKind?.config ?? {}, { path, title }), ...own?.config },
    example: own?.example,
  };
}

/** Adds the defaults of this extension to the keys that all extensions of its kind have. */
function withDefaults(keys: KeyDescriptions, defaults: Readonly<Record<string, unknown>>): KeyDescriptions {
  return Object.fromEntries(
    Object.entries(keys).map(([key, description]) => {
      const long = openDescription(description);
      return [key, { ...long, default: long.default ?? defaults[key] }];
    }),
  );
}
