import type { LanguageMessages } from '#sdk';

/** The messages of the list of documentation, in Spanish. */
export const messages: LanguageMessages = {
  title: 'Documentación',
  nouns: 'documentos',
  document: 'Documento',
  kind: 'Clase',
  link: 'Enlace a {{name}}',
  failed: 'No se pudo cargar la documentación disponible.',
  empty: 'No hay documentos',
  emptyHint:
    'Aquí se muestra la documentación de los componentes y de otras entidades. Para añadirla, define la anotación backstage.io/techdocs-ref en un descriptor.',
  recent: 'Leídos recientemente',
  resultTitle: '{{title}} | Documentación de {{site}}',
};
