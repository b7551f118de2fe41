import type { LanguageMessages } from '#sdk';

/** The messages of the inspect dialog in Spanish. */
export const messages: LanguageMessages = {
  title: 'Inspeccionar entidad',
  tabs: 'Vistas de la entidad',
  showAll: 'Mostrar todo',
  'tab.overview': 'Resumen',
  'tab.ancestry': 'Procedencia',
  'tab.colocated': 'Misma ubicación',
  'tab.json': 'JSON sin procesar',
  'tab.yaml': 'YAML sin procesar',
  'overview.identity': 'Identidad',
  'overview.metadata': 'Metadatos',
  'overview.annotations': 'Anotaciones',
  'overview.labels': 'Etiquetas clave-valor',
  'overview.tags': 'Etiquetas',
  'overview.relations': 'Relaciones',
  'overview.status': 'Estado',
  'overview.none': 'Ninguna',
  'ancestry.note':
    'Las ubicaciones y entidades de las que procede esta entidad, empezando por la ubicación registrada. Las relaciones entre entidades no se incluyen.',
  'ancestry.graph': 'Procedencia',
  'ancestry.failed': 'No se pudo cargar la procedencia',
  'colocated.location': 'Misma ubicación',
  'colocated.origin': 'Mismo origen',
  'colocated.noLocation': 'La entidad no tiene información de ubicación.',
  'colocated.noLocationHint':
    'Las entidades de una ubicación tienen anotaciones con su dirección. Esta no tiene ninguna.',
  'colocated.none': 'No hay otras entidades en esta ubicación.',
  'colocated.noneHint':
    'Aquí aparecen las entidades descritas en el mismo archivo o procedentes de la misma ubicación registrada.',
  'colocated.failed': 'No se pudieron cargar las entidades de la misma ubicación',
};
