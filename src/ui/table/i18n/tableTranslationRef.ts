import { createTranslationRef } from '#sdk';

/** The texts of what tables offer beyond rows and pages: loaded with the first such table. */
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
      hidden_one: '{{count}} of them not shown',
      hidden_other: '{{count}} of them not shown',
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
      narrow: 'Where the table has no room for all of them, the less important ones are left out.',
      reset: 'Reset',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
