import { createTranslationRef } from '#sdk';

/** The messages of the list of documentation, its search results and its links. */
export const docsIndexTranslationRef = createTranslationRef({
  id: 'techdocs-index',
  messages: {
    title: 'Documentation',
    nouns: 'documents',
    document: 'Document',
    kind: 'Kind',
    link: 'Link to {{name}}',
    failed: 'Could not load available documentation.',
    empty: 'No documents to show',
    emptyHint:
      'Documentation of components and other entities is listed here. To add it, set the annotation backstage.io/techdocs-ref in a descriptor.',
    recent: 'Recently read',
    resultTitle: '{{title}} | {{site}} docs',
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
