import type { LanguageMessages } from '#sdk';

/** The texts of the plugin, in German. */
export const messages: LanguageMessages = {
  all: 'Alle Notizen',
  ofEntity: 'Notizen',
  failed: 'Die Notizen konnten nicht geladen werden',
  'empty.title': 'Noch keine Notizen',
  'empty.description': 'Öffnen Sie eine Komponente und fügen Sie auf ihrem Tab eine Notiz hinzu.',
  'missing.title': 'Notizen sind nicht verfügbar',
  'missing.description': 'Im Backend fehlt das Plugin „{{plugin}}“.',
  'form.text': 'Neue Notiz',
  'form.add': 'Notiz hinzufügen',
  'form.failed': 'Die Notiz konnte nicht hinzugefügt werden',
};
