import type { FeatureFlag } from '#sdk';

/** Returns the flags with all words of the search term in their name, plugin or description, sorted by name. */
export function findFlags(flags: readonly FeatureFlag[], term: string): FeatureFlag[] {
  const words = term.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return flags
    .filter(({ name, pluginId, description = '' }) => {
      const text = `${name} ${pluginId} ${description}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
