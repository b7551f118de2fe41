import type { LanguageMessages } from '#sdk';

/** The messages of documentation pages, in German. */
export const messages: LanguageMessages = {
  title: 'Dokumentation',
  loading: 'Dokumentation wird geladen',
  pages: 'Seiten',
  toc: 'Inhaltsverzeichnis',
  close: 'Schließen',
  settings: 'Einstellungen der Dokumentation',
  unreadable: 'Diese Seite konnte nicht angezeigt werden',
  cookieFailed: 'Der Zugriff auf die Dateien der Dokumentation ist fehlgeschlagen',
  'facts.owner': 'Verantwortlich',
  'facts.lifecycle': 'Lebenszyklus',
  'facts.source': 'Quelle',
  'facts.viewSource': 'Quelle ansehen',
  'sync.initial':
    'Diese Dokumentation wird zum ersten Mal geöffnet und gerade vorbereitet. Danach lädt sie viel schneller.',
  'sync.refreshing': 'Eine neuere Version dieser Dokumentation wird vorbereitet und ist bald verfügbar.',
  'sync.ready': 'Eine neuere Version dieser Dokumentation ist verfügbar. Aktualisieren Sie, um sie zu sehen.',
  'sync.refresh': 'Aktualisieren',
  'sync.failed': 'Das Erstellen einer neueren Version dieser Dokumentation ist fehlgeschlagen.',
  'sync.buildFailed': 'Das Erstellen der Dokumentation ist fehlgeschlagen.',
  'log.show': 'Protokoll anzeigen',
  'log.hide': 'Protokoll ausblenden',
  'log.title': 'Protokoll der Erstellung',
  'redirect.text':
    'Diese Dokumentationsseite wird nicht mehr gepflegt. Sie werden automatisch zur neuen Seite weitergeleitet.',
  'redirect.now': 'Jetzt weiterleiten',
  'failed.backend':
    'Die Dokumentation konnte nicht erstellt werden, oder im Backend ist ein Fehler aufgetreten.',
  'failed.load': 'Diese Seite konnte nicht geladen werden',
  'notFound.title': 'Dokumentation nicht gefunden',
  'notFound.page': 'Seite nicht gefunden.',
  'notFound.unknown': 'Die Entität gibt es nicht, oder Sie haben keinen Zugriff auf sie.',
  'notFound.noPlugin':
    'Die Dokumentation ist nicht verfügbar, weil das Backend das Dokumentations-Plugin nicht hat.',
  'notFound.noIndex': 'Möglicherweise fehlt index.md im obersten Ordner der Dokumentation.',
  'notFound.external':
    'Das Portal erstellt keine Dokumentation, weil techdocs.builder nicht local ist. Eine Pipeline muss sie erstellen und speichern.',
  'notFound.first': 'Zur ersten Seite',
  'notFound.all': 'Alle Dokumentationen',
  'search.placeholder': 'Dokumentation von {{entity}} durchsuchen',
  'search.results': 'Ergebnisse',
  'search.searching': 'Suche läuft…',
  'search.none': 'Keine passenden Seiten.',
  'search.failed': 'Die Suche ist fehlgeschlagen. Versuchen Sie es später erneut.',
  'search.count_zero': 'Keine Ergebnisse',
  'search.count_one': '{{count}} Ergebnis',
  'search.count_other': '{{count}} Ergebnisse',
};
