import type { z } from 'zod';
import type { AcceptedKey } from './acceptedKey';
import type { ExtensionDescriptions, KeyDescriptions } from './extensionDescription';

/** Sections of `app-config.yaml` by key. Create the schemas with the functions of `#config/schema`. */
export type ConfigSections = Readonly<Record<string, z.ZodType>>;

/** The settings of one plugin in `app-config.yaml`. */
export interface PluginSettings<TSections extends ConfigSections = ConfigSections> {
  /** The sections that the plugin reads. Each section belongs to exactly one plugin. */
  readonly sections: TSections;
  /** Descriptions of keys in those sections by full path, for keys without a description in the schema. */
  readonly keys: KeyDescriptions;
  /** A YAML example for each section. Shown on the reference page. */
  readonly examples: Readonly<Record<string, string>>;
  /** Descriptions of the plugin's extensions, by extension id. */
  readonly extensions: ExtensionDescriptions;
  /** Descriptions of the extension kinds of the plugin's blueprints. The text continues with ", from the plugin 'acme'." */
  readonly kinds: ExtensionDescriptions;
  /** Keys that other programs read, in any section. They are accepted and have no effect. */
  readonly accepted: readonly AcceptedKey[];
}

/**
 * Defines the settings of a plugin in `app-config.yaml`: sections with types, visibility and defaults, and descriptions of the
 * plugin's extensions. Every part is optional. A key without a visibility is visible only on the server.
 *
 * @example
 * export const settings = definePluginSettings({
 *   sections: { weather: map({ city: frontend(text(), 'City to show.').default('Paris') }) },
 *   examples: { weather: 'weather:\n  city: Lisbon\n' },
 * });
 */
export function definePluginSettings<const TSections extends ConfigSections = Record<never, never>>(
  settings: Partial<PluginSettings<TSections>>,
): PluginSettings<TSections> {
  const sections = settings.sections ?? ({} as TSections);
  return { keys: {}, examples: {}, extensions: {}, kinds: {}, accepted: [], ...settings, sections };
}

/** Merges the settings of several plugins into one. */
export function mergePluginSettings(all: readonly PluginSettings[]): PluginSettings {
  return {
    sections: mergeSections(all.map(({ sections }) => sections)),
    keys: mergeRecords(all.map(({ keys }) => keys)),
    examples: mergeRecords(all.map(({ examples }) => examples)),
    extensions: mergeRecords(all.map(({ extensions }) => extensions)),
    kinds: mergeRecords(all.map(({ kinds }) => kinds)),
    accepted: all.flatMap(({ accepted }) => accepted),
  };
}

function mergeRecords<T>(records: ReadonlyArray<Readonly<Record<string, T>>>): Record<string, T> {
  return Object.fromEntries(records.flatMap((record) => Object.entries(record)));
}

/** Merges sections. Two plugins with the same section could have conflicting schemas, so that is an error. */
function mergeSections(all: readonly ConfigSections[]): ConfigSections {
  const keys = all.flatMap((sections) => Object.keys(sections));
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new Error(`The section '${twice}' of app-config.yaml is defined twice.`);
  return mergeRecords(all);
}
