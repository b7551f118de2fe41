import type { LanguageMessages } from '#sdk';

/** The messages of the list of documentation, in German. */
export const messages: LanguageMessages = {
  title: 'Dokumentation',
  nouns: 'Dokumente',
  document: 'Dokument',
  kind: 'Art',
  link: 'Link zu {{name}}',
  failed: 'Die verfügbare Dokumentation konnte nicht geladen werden.',
  empty: 'Keine Dokumente vorhanden',
  emptyHint:
    'Hier steht die Dokumentation von Komponenten und anderen Entitäten. Um welche hinzuzufügen, die Annotation backstage.io/techdocs-ref in einem Deskriptor setzen.',
  recent: 'Zuletzt gelesen',
  resultTitle: '{{title}} | Dokumentation von {{site}}',
};
