import type { LanguageMessages } from '#sdk';

/** The messages of the cards for groups and users, in German. */
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
  'members.empty':
    'Noch keine Mitglieder. Tragen Sie diese Gruppe bei ihren Benutzern unter spec.memberOf ein.',
  'members.emptyAggregated':
    'Noch keine Mitglieder in dieser Gruppe und ihren Untergruppen. Tragen Sie die Gruppe bei ihren Benutzern unter spec.memberOf ein.',
  'members.failed': 'Die Mitglieder konnten nicht geladen werden',
  'members.more': 'Mehr anzeigen',
  'members.list': 'Mitglieder von {{name}}',
  'ownership.title': 'Zuständigkeit',
  'ownership.empty':
    'Noch für keine Entitäten zuständig. Um eine hinzuzufügen, setzen Sie spec.owner in ihrem Deskriptor.',
  'ownership.failed': 'Die Entitäten konnten nicht gezählt werden',
  'ownership.tile': '{{count}} {{kind}} vom Typ {{type}}',
  'aggregation.label': 'Umfang',
  'aggregation.direct': 'Direkt',
  'aggregation.aggregated': 'Mit Untergruppen',
  'aggregation.aggregatedUser': 'Mit Gruppen',
};
