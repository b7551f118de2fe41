import type { LanguageMessages } from '#sdk';

/** The messages of the page of a repository, in Spanish. */
export const messages: LanguageMessages = {
  create: 'Crear',
  branch: 'Rama',
  size: 'Tamaño',
  bytes: '{{count}} bytes',
  clone: 'Clonar',
  command: 'Comando para clonar',
  cloneHint:
    'Si Git pide credenciales, introduzca cualquier nombre de usuario y su token de acceso como contraseña. El token es válido durante una hora como máximo.',
  token: 'Token de acceso',
  files: 'Archivos',
  parent: 'Carpeta superior',
  module: 'Otro repositorio',
  tooMany: 'Se muestran {{shown}} de {{total}} entradas. Para verlas todas, clone el repositorio.',
  commits: 'Últimos commits',
  commitBy: 'por {{author}}',
  commitId: 'ID del commit',
  view: 'Vista',
  preview: 'Vista previa',
  source: 'Código fuente',
  noText: 'Este archivo no se puede mostrar',
  noTextHint: 'Es binario o supera 1 MB. Para abrirlo, clone el repositorio.',
  notFound: 'No se encontró nada en esta dirección',
  notFoundHint: 'La rama predeterminada de {{name}} no tiene nada aquí, o el repositorio no existe.',
  denied: 'No tiene acceso a este repositorio',
  deniedHint: 'Se requiere el permiso {{permission}}.',
  failed: 'No se pudo cargar el repositorio',
  toRoot: 'Mostrar todos los archivos',
};
