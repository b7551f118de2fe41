import { createTranslationRef } from '#sdk';

/** The messages of the list of APIs, the cards and the definitions. */
export const apiDocsTranslationRef = createTranslationRef({
  id: 'api-docs',
  messages: {
    explorer: { register: 'Register existing API' },
    related: {
      hasApis: 'APIs',
      hasApisEmpty: 'No APIs yet. To add one, set spec.system in its descriptor.',
      providedApis: 'Provided APIs',
      providedApisEmpty: 'No provided APIs yet. To add one, list it in spec.providesApis.',
      consumedApis: 'Consumed APIs',
      consumedApisEmpty: 'No consumed APIs yet. To add one, list it in spec.consumesApis.',
      consumers: 'Consumers',
      consumersEmpty: 'No consumers yet. To add a component, list this API in its spec.consumesApis.',
      providers: 'Providers',
      providersEmpty: 'No providers yet. To add a component, list this API in its spec.providesApis.',
    },
    definition: {
      title: 'Definition',
      open: 'Open definition',
      type: 'Type',
      length: 'Length',
      lines_one: '{{lines}} line',
      lines_other: '{{lines}} lines',
      view: 'View of the definition',
      raw: 'Raw',
      emptyTitle: 'No definition',
      emptyDescription:
        'The definition of an API is shown here. To add it, set spec.definition in the descriptor.',
      unreadable: 'The definition cannot be read: {{message}}',
      unreadableAt: 'The definition cannot be read. Line {{line}}: {{message}}',
      tooSlow: 'Reading the definition takes too long. It is shown as text.',
      notLoaded: 'The viewer could not be loaded. Reload the page.',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
