import type { LanguageMessages } from '#sdk';

/** The messages of the inspect dialog in German. */
export const messages: LanguageMessages = {
  title: 'Entität untersuchen',
  tabs: 'Ansichten der Entität',
  showAll: 'Alles anzeigen',
  'tab.overview': 'Übersicht',
  'tab.ancestry': 'Herkunft',
  'tab.colocated': 'Gleiche Quelle',
  'tab.json': 'JSON-Rohdaten',
  'tab.yaml': 'YAML-Rohdaten',
  'overview.identity': 'Identität',
  'overview.metadata': 'Metadaten',
  'overview.annotations': 'Annotationen',
  'overview.labels': 'Labels',
  'overview.tags': 'Tags',
  'overview.relations': 'Beziehungen',
  'overview.status': 'Status',
  'overview.none': 'Keine',
  'ancestry.note':
    'Die Quellen und Entitäten, aus denen diese Entität stammt, beginnend mit der registrierten Quelle. Beziehungen zwischen Entitäten gehören nicht dazu.',
  'ancestry.graph': 'Herkunft',
  'ancestry.failed': 'Die Herkunft konnte nicht geladen werden',
  'colocated.location': 'Gleiche Quelle',
  'colocated.origin': 'Gleiche registrierte Quelle',
  'colocated.noLocation': 'Die Entität hat keine Angaben zu ihrer Quelle.',
  'colocated.noLocationHint':
    'Entitäten aus einer Quelle haben Annotationen mit deren Adresse. Diese hat keine.',
  'colocated.none': 'Es gibt keine weiteren Entitäten in dieser Quelle.',
  'colocated.noneHint':
    'Hier erscheinen Entitäten, die in derselben Datei beschrieben sind oder aus derselben registrierten Quelle stammen.',
  'colocated.failed': 'Die Entitäten derselben Quelle konnten nicht geladen werden',
};
