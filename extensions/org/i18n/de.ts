import type { LanguageMessages } from '#sdk';

/** The texts of the cards about groups and people, in German. */
export const messages: LanguageMessages = {
  'profile.group': 'Gruppenprofil',
  'profile.user': 'Profil',
  'profile.picture': 'Profilbild',
  'profile.email': 'E-Mail',
  'profile.type': 'Typ',
  'profile.parent': 'Übergeordnete Gruppe',
  'profile.children': 'Untergruppen',
  'profile.groups': 'Mitglied von',
  'profile.noDescription': 'Keine Beschreibung',
  'members.title': 'Mitglieder',
  'members.empty': 'Diese Gruppe hat keine Mitglieder',
  'members.emptyAggregated': 'Weder diese Gruppe noch ihre Untergruppen haben Mitglieder',
  'members.failed': 'Die Mitglieder konnten nicht geladen werden',
  'members.more': 'Mehr anzeigen',
  'members.list': 'Mitglieder von {{name}}',
  'ownership.title': 'Zuständigkeit',
  'ownership.empty': 'Noch für nichts zuständig',
  'ownership.failed': 'Die Zuständigkeiten konnten nicht gezählt werden',
  'ownership.tile': '{{count}} {{kind}} vom Typ {{type}}',
  'ownership.untyped': 'ohne Typ',
  'aggregation.label': 'Was gezählt wird',
  'aggregation.direct': 'Direkt',
  'aggregation.aggregated': 'Mit Untergruppen',
  'aggregation.aggregatedUser': 'Mit Gruppen',
};
