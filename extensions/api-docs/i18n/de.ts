import type { LanguageMessages } from '#sdk';

/** The messages of the plugin, in German. */
export const messages: LanguageMessages = {
  'explorer.register': 'Vorhandene API registrieren',
  'related.hasApis': 'APIs',
  'related.hasApisEmpty':
    'Noch keine APIs. Um eine hinzuzufügen, setzen Sie spec.system in ihrem Deskriptor.',
  'related.providedApis': 'Bereitgestellte APIs',
  'related.providedApisEmpty':
    'Noch keine bereitgestellten APIs. Um eine hinzuzufügen, tragen Sie sie unter spec.providesApis ein.',
  'related.consumedApis': 'Genutzte APIs',
  'related.consumedApisEmpty':
    'Noch keine genutzten APIs. Um eine hinzuzufügen, tragen Sie sie unter spec.consumesApis ein.',
  'related.consumers': 'Nutzer',
  'related.consumersEmpty':
    'Noch keine Nutzer. Um eine Komponente hinzuzufügen, tragen Sie diese API in deren spec.consumesApis ein.',
  'related.providers': 'Anbieter',
  'related.providersEmpty':
    'Noch keine Anbieter. Um eine Komponente hinzuzufügen, tragen Sie diese API in deren spec.providesApis ein.',
  'definition.title': 'Definition',
  'definition.open': 'Definition öffnen',
  'definition.type': 'Typ',
  'definition.length': 'Länge',
  'definition.lines_one': '{{lines}} Zeile',
  'definition.lines_other': '{{lines}} Zeilen',
  'definition.view': 'Ansicht der Definition',
  'definition.raw': 'Quelltext',
  'definition.emptyTitle': 'Keine Definition',
  'definition.emptyDescription':
    'Hier wird die Definition einer API angezeigt. Um sie hinzuzufügen, setzen Sie spec.definition im Deskriptor.',
  'definition.unreadable': 'Die Definition kann nicht gelesen werden: {{message}}',
  'definition.unreadableAt': 'Die Definition kann nicht gelesen werden. Zeile {{line}}: {{message}}',
  'definition.tooSlow': 'Das Lesen der Definition dauert zu lange. Sie wird als Text angezeigt.',
  'definition.notLoaded': 'Die Ansicht konnte nicht geladen werden. Laden Sie die Seite neu.',
};
