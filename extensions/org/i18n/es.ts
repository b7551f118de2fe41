import type { LanguageMessages } from '#sdk';

/** The texts of the cards about groups and people, in Spanish. */
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
  'members.empty': 'Este grupo no tiene miembros',
  'members.emptyAggregated': 'Ni este grupo ni sus subgrupos tienen miembros',
  'members.failed': 'No se han podido cargar los miembros',
  'members.more': 'Mostrar más',
  'members.list': 'Miembros de {{name}}',
  'ownership.title': 'Propiedad',
  'ownership.empty': 'Todavía no es propietario de nada',
  'ownership.failed': 'No se ha podido contar lo que le pertenece',
  'ownership.tile': '{{count}} {{kind}} de tipo {{type}}',
  'ownership.untyped': 'sin tipo',
  'aggregation.label': 'Qué se cuenta',
  'aggregation.direct': 'Directo',
  'aggregation.aggregated': 'Con subgrupos',
  'aggregation.aggregatedUser': 'Con grupos',
};
