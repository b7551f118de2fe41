import type { CatalogWriter, IngestedLocation } from '../ports/store';

/** Creates a writer that stores nothing and passes what was read to `onReplace`. */
export function createTestWriter(onReplace: (location: IngestedLocation) => void): CatalogWriter {
  return {
    async replaceLocation(location) {
      onReplace(location);
      const added = location.entities.length;
      return { added, changed: 0, removed: 0, unchanged: 0, conflicts: [], displaced: [] };
    },
    retainLocations: async () => undefined,
    removeEntity: async () => undefined,
    reservedFor: () => undefined,
    setConfiguredLocations: async () => [],
    registeredLocations: async () => [],
    hasLocation: async () => false,
    registerLocation: async () => undefined,
    unregisterLocation: async () => 'unknown',
    previewRemoval: async () => undefined,
    forgetLocation: () => undefined,
  };
}
