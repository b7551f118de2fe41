import { createTranslationRef } from '#sdk';

/** The messages of the list of templates. */
export const listTranslationRef = createTranslationRef({
  id: 'scaffolder-list',
  messages: {
    nouns: 'templates',
    groups: { templates: 'Templates', others: 'Other Templates' },
    register: 'Register Existing Component',
    failed: 'Could not load the templates',
    empty: 'No templates',
    emptyHint:
      'Templates create repositories, files and components. Register one in the catalog to see it here.',
    denied: "You don't have access to run templates. It requires the {{permission}} permission.",
    missing:
      'The backend of this portal cannot run templates, because it does not have the scaffolder plugin.',
    card: {
      choose: 'Choose',
      chooseLabel: 'Choose {{name}}',
      details: 'Details',
      detailsLabel: 'Details of {{name}}',
      owner: 'Owner',
      tags: 'Tags',
      deprecated: 'Deprecated',
      broken: 'Cannot run',
    },
    details: {
      title: 'Template details',
      failed: 'Could not load the template',
      removed: 'The template {{ref}} is not in the catalog.',
      openEntity: 'Open in the catalog',
      docs: 'View documentation',
      links: 'Links',
      creates: 'Creates',
      inputs: 'Asks for',
      inputsFailed: 'Could not load the form',
      noInputs: 'Nothing. It runs without input.',
      required: 'Required',
      optionalCount_one: '{{count}} optional field',
      optionalCount_other: '{{count}} optional fields',
      steps: 'Steps',
      conditional: 'On a condition',
      unknownAction: 'The action {{action}} is not installed, so this template cannot run.',
      apiVersion:
        "Templates with the API version '{{apiVersion}}' cannot run. Use scaffolder.backstage.io/v1beta3.",
      noSteps: 'The template has no steps, so it cannot run.',
      result: 'Result',
    },
    effects: {
      repository: 'A repository',
      pullRequest: 'A pull request',
      catalog: 'An entry in the catalog',
      issue: 'An issue',
    },
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
