import type { LanguageMessages } from '#sdk';

/** The messages of the cards for groups and users, in Spanish. */
export const messages: LanguageMessages = {
  'profile.group': 'Perfil del grupo',
  'profile.user': 'Perfil',
  'profile.picture': 'Foto de perfil',
  'profile.email': 'Correo electrónico',
  'profile.type': 'Tipo',
  'profile.parent': 'Grupo superior',
  'profile.children': 'Subgrupos',
  'profile.groups': 'Miembro de',
  'profile.noDescription': 'Sin descripción',
  'members.title': 'Miembros',
  'members.empty': 'Todavía no hay miembros. Añada este grupo a spec.memberOf de sus usuarios.',
  'members.emptyAggregated':
    'Todavía no hay miembros en este grupo ni en sus subgrupos. Añada el grupo a spec.memberOf de sus usuarios.',
  'members.failed': 'No se han podido cargar los miembros',
  'members.more': 'Mostrar más',
  'members.list': 'Miembros de {{name}}',
  'ownership.title': 'Propiedad',
  'ownership.empty': 'Todavía no tiene entidades. Para añadir una, indique spec.owner en su descriptor.',
  'ownership.failed': 'No se han podido contar sus entidades',
  'ownership.tile': '{{count}} {{kind}} de tipo {{type}}',
  'aggregation.label': 'Alcance',
  'aggregation.direct': 'Directo',
  'aggregation.aggregated': 'Con subgrupos',
  'aggregation.aggregatedUser': 'Con grupos',
};
