import { createTranslationRef } from '#sdk';

/** The texts of the developer tools. */
export const devtoolsTranslationRef = createTranslationRef({
  id: 'devtools',
  messages: {
    gallery: {
      graph: 'Dependency graph',
      direction: 'Direction',
      curve: 'Lines',
      zoom: 'Zoom',
      nodes: 'Nodes',
      sample: 'A graph of {{count}} nodes',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
