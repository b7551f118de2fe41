import type { LanguageMessages } from '#sdk';

/** The messages of the page of a repository, in German. */
export const messages: LanguageMessages = {
  create: 'Erstellen',
  branch: 'Branch',
  size: 'Größe',
  bytes: '{{count}} Bytes',
  clone: 'Klonen',
  command: 'Klonbefehl',
  cloneHint:
    'Wenn Git nach Anmeldedaten fragt, geben Sie einen beliebigen Benutzernamen ein und Ihr Zugriffstoken als Passwort. Das Token ist bis zu einer Stunde gültig.',
  token: 'Zugriffstoken',
  files: 'Dateien',
  parent: 'Übergeordneter Ordner',
  module: 'Ein anderes Repository',
  tooMany: '{{shown}} von {{total}} Einträgen. Um alle zu sehen, klonen Sie das Repository.',
  commits: 'Neueste Commits',
  commitBy: 'von {{author}}',
  commitId: 'Commit-ID',
  view: 'Ansicht',
  preview: 'Vorschau',
  source: 'Quelltext',
  noText: 'Diese Datei kann nicht angezeigt werden',
  noTextHint: 'Sie ist binär oder größer als 1 MB. Um sie zu öffnen, klonen Sie das Repository.',
  notFound: 'Unter dieser Adresse wurde nichts gefunden',
  notFoundHint: 'Der Standard-Branch von {{name}} enthält hier nichts, oder das Repository existiert nicht.',
  denied: 'Sie haben keinen Zugriff auf dieses Repository',
  deniedHint: 'Dafür ist die Berechtigung {{permission}} erforderlich.',
  failed: 'Das Repository konnte nicht geladen werden',
  toRoot: 'Alle Dateien anzeigen',
};
