import { createTranslationRef } from '#sdk';

/** The texts of filters, selection and layout, loaded with the first table that uses them. */
export const tableTranslationRef = createTranslationRef({
  id: 'ui.table',
  messages: {
    filter: {
      placeholder: 'Filter',
      label: 'Filter {{label}}',
      button: 'Filters',
      active_one: 'Filters ({{count}})',
      active_other: 'Filters ({{count}})',
      panel: 'Filters',
      all: 'All results',
    },
    selection: {
      all: 'Select all',
      row: 'Select {{name}}',
      bar: 'Selected rows',
      hidden_one: '{{count}} not shown',
      hidden_other: '{{count}} not shown',
      clear: 'Clear selection',
    },
    layout: {
      button: 'Columns and density',
      density: 'Density',
      comfortable: 'Comfortable',
      compact: 'Compact',
      columns: 'Columns',
      up: 'Move {{column}} up',
      down: 'Move {{column}} down',
      moved: '{{column}} is now column {{position}} of {{count}}',
      narrow: 'If the table is too narrow, less important columns are hidden.',
      reset: 'Reset',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
