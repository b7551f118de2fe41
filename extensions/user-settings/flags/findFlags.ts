import type { FeatureFlag } from '#sdk';

/** The flags whose name, plugin or description has every word of a search, ordered by name. */
export function findFlags(flags: readonly FeatureFlag[], term: string): FeatureFlag[] {
  const words = term.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return flags
    .filter(({ name, pluginId, description = '' }) => {
      const text = `${name} ${pluginId} ${description}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
