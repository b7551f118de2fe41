import type { LanguageMessages } from '#sdk';

/** The messages of the dialog that unregisters an entity, in Spanish. */
export const messages: LanguageMessages = {
  title: '¿Seguro que quiere anular el registro de esta entidad?',
  loading: 'Averiguando qué más se quitaría',
  failed: 'No se ha podido averiguar qué más se quitaría',
  notRemoved: 'No se ha podido quitar la entidad',
  unknown: 'Error interno: estado desconocido',
  cancel: 'Cancelar',
  unregister: 'Anular el registro de la ubicación',
  delete: 'Eliminar la entidad',
  advanced: 'Opciones avanzadas',
  advancedText:
    'Puede eliminar solo esta entidad. Su ubicación sigue registrada, así que, si todavía contiene la entidad, esta reaparece cuando se vuelve a leer la ubicación.',
  protected:
    'No puede anular el registro de esta entidad porque su ubicación está protegida. La define la configuración del portal.',
  onlyDelete: 'Esta entidad no procede de una ubicación registrada. Solo puede eliminarla del catálogo.',
  undo: 'Para deshacerlo, vuelva a registrar la ubicación.',
  location: 'Ubicación',
  file: 'Archivo {{path}} en el servidor',
  removed_one: 'Se quitará {{count}} entidad',
  removed_many: 'Se quitarán {{count}} de entidades',
  removed_other: 'Se quitarán {{count}} entidades',
  kept_one: 'Se conserva {{count}} entidad',
  kept_many: 'Se conservan {{count}} de entidades',
  kept_other: 'Se conservan {{count}} entidades',
  keptBy: 'También está en {{location}}',
  keptOrphan: 'Ya no está en esta ubicación',
  search: 'Buscar entidades',
  noMatch: 'Ninguna entidad coincide con la búsqueda.',
  more_one: 'y {{count}} más. Búsquela para verla.',
  more_many: 'y {{count}} más. Búsquelas para verlas.',
  more_other: 'y {{count}} más. Búsquelas para verlas.',
  done: 'Se ha quitado la entidad {{name}}',
};
