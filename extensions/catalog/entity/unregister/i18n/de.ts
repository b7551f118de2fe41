import type { LanguageMessages } from '#sdk';

/** The messages of the dialog that unregisters an entity, in German. */
export const messages: LanguageMessages = {
  title: 'Möchten Sie diese Entität wirklich abmelden?',
  loading: 'Ermitteln, was sonst noch entfernt würde',
  failed: 'Es konnte nicht ermittelt werden, was sonst noch entfernt würde',
  notRemoved: 'Die Entität konnte nicht entfernt werden',
  unknown: 'Interner Fehler: Unbekannter Zustand',
  cancel: 'Abbrechen',
  unregister: 'Quelle abmelden',
  delete: 'Entität löschen',
  advanced: 'Erweiterte Optionen',
  advancedText:
    'Sie können nur diese Entität löschen. Ihre Quelle bleibt angemeldet. Wenn sie die Entität noch enthält, erscheint diese wieder, sobald die Quelle das nächste Mal gelesen wird.',
  protected:
    'Sie können diese Entität nicht abmelden, weil ihre Quelle geschützt ist. Die Konfiguration des Portals legt sie fest.',
  onlyDelete:
    'Diese Entität stammt nicht aus einer angemeldeten Quelle. Sie können sie nur aus dem Katalog löschen.',
  undo: 'Um dies rückgängig zu machen, melden Sie die Quelle wieder an.',
  location: 'Quelle',
  file: 'Datei {{path}} auf dem Server',
  removed_one: '{{count}} Entität wird entfernt',
  removed_other: '{{count}} Entitäten werden entfernt',
  kept_one: '{{count}} Entität bleibt',
  kept_other: '{{count}} Entitäten bleiben',
  keptBy: 'Auch enthalten in {{location}}',
  keptOrphan: 'Nicht mehr in dieser Quelle enthalten',
  search: 'Entitäten suchen',
  noMatch: 'Keine Entität entspricht der Suche.',
  more_one: 'und {{count}} weitere. Suchen Sie danach.',
  more_other: 'und {{count}} weitere. Suchen Sie danach.',
  done: 'Entität {{name}} entfernt',
};
