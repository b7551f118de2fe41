import { createTranslationRef } from '#sdk';

/** The messages of the inspect dialog. */
export const inspectTranslationRef = createTranslationRef({
  id: 'catalog-inspect',
  messages: {
    title: 'Inspect entity',
    tabs: 'Views of the entity',
    showAll: 'Show all',
    tab: {
      overview: 'Overview',
      ancestry: 'Ancestry',
      colocated: 'Colocated',
      json: 'Raw JSON',
      yaml: 'Raw YAML',
    },
    overview: {
      identity: 'Identity',
      metadata: 'Metadata',
      annotations: 'Annotations',
      labels: 'Labels',
      tags: 'Tags',
      relations: 'Relations',
      status: 'Status',
      none: 'None',
    },
    ancestry: {
      note: 'The locations and entities that this entity comes from, starting with the registered location. Relations between entities are not part of it.',
      graph: 'Ancestry',
      failed: 'Could not load the ancestry',
    },
    colocated: {
      location: 'Same location',
      origin: 'Same origin',
      noLocation: 'Entity had no location information.',
      noLocationHint: 'Entities from a location have annotations with its address. This one has none.',
      none: 'There were no other entities on this location.',
      noneHint:
        'Entities that are described in the same file, or come from the same registered location, appear here.',
      failed: 'Could not load the colocated entities',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
