import type { LanguageMessages } from '#sdk';

/** The texts of the plugin, in Spanish. */
export const messages: LanguageMessages = {
  all: 'Todas las notas',
  ofEntity: 'Notas',
  failed: 'No se pudieron cargar las notas',
  'empty.title': 'Aún no hay notas',
  'empty.description': 'Abra un componente y añada una nota en su pestaña.',
  'missing.title': 'Las notas no están disponibles',
  'missing.description': 'El backend no tiene el complemento «{{plugin}}».',
  'form.text': 'Nota nueva',
  'form.add': 'Añadir nota',
  'form.failed': 'No se pudo añadir la nota',
};
