import type { LanguageMessages } from '#sdk';

/** The texts of tables in German. */
export const messages: LanguageMessages = {
  'filter.placeholder': 'Filtern',
  'filter.label': '{{label}} filtern',
  'filter.button': 'Filter',
  'filter.active_one': 'Filter ({{count}})',
  'filter.active_other': 'Filter ({{count}})',
  'filter.panel': 'Filter',
  'filter.all': 'Alle Ergebnisse',
  'selection.all': 'Alle auswählen',
  'selection.row': '{{name}} auswählen',
  'selection.bar': 'Ausgewählte Zeilen',
  'selection.hidden_one': '{{count}} nicht angezeigt',
  'selection.hidden_other': '{{count}} nicht angezeigt',
  'selection.clear': 'Auswahl aufheben',
  'layout.button': 'Spalten und Dichte',
  'layout.density': 'Dichte',
  'layout.comfortable': 'Komfortabel',
  'layout.compact': 'Kompakt',
  'layout.columns': 'Spalten',
  'layout.up': '{{column}} nach oben verschieben',
  'layout.down': '{{column}} nach unten verschieben',
  'layout.moved': '{{column}} ist jetzt Spalte {{position}} von {{count}}',
  'layout.narrow': 'Ist die Tabelle zu schmal, werden weniger wichtige Spalten ausgeblendet.',
  'layout.reset': 'Zurücksetzen',
};
