import type { ExtensionDescriptions } from '#config/schema';

/** The extensions of the plugin `api-docs`. */
export const apiDocsDescriptions: ExtensionDescriptions = {
  'titles:api-docs': { text: 'The titles of the page and the tabs in other languages.' },
  'api:api-docs/config': {
    text: 'Selects the viewer for the definition of an API by its type.',
    inputs: {
      viewers: 'Viewers for types of definitions. A viewer of another plugin replaces the built-in one.',
    },
  },
  'api-definition-viewer:api-docs/openapi': {
    text: 'Shows definitions of the type `openapi`: OpenAPI 3.0 and 3.1, and Swagger 2.0.',
    config: {
      tryItOut: {
        text: 'Lets users send requests to the servers of a definition from their browser.',
        default: true,
      },
    },
    example: { tryItOut: false },
  },
  'api-definition-viewer:api-docs/asyncapi': {
    text: 'Shows definitions of the type `asyncapi`: AsyncAPI 2 and 3.',
  },
  'api-definition-viewer:api-docs/graphql': {
    text: 'Shows definitions of the type `graphql`: schemas, and results of introspection in JSON.',
  },
  'api-definition-viewer:api-docs/grpc': {
    text: 'Shows definitions of the type `grpc` as text with an outline of its services and messages.',
  },
  'api-definition-viewer:api-docs/trpc': {
    text: 'Shows definitions of the type `trpc` as text with an outline of its routers and procedures.',
  },
  'page:api-docs': {
    text: 'The list of APIs.',
    inputs: { pages: 'Tabs, if the page has several.' },
    config: {
      initiallySelectedFilter: {
        text: 'The initial list: `owned`, `starred` or `all`. If it is empty, all APIs are shown.',
        default: 'owned',
      },
    },
    example: { initiallySelectedFilter: 'all' },
  },
  'entity-card:api-docs/definition': {
    text: 'Card with the type and the length of the definition of an API, and a link to it.',
    config: {
      showViewer: { text: 'Shows the whole definition on the overview instead.', default: false },
    },
    example: { showViewer: true },
  },
  'entity-card:api-docs/has-apis': { text: 'Card with the APIs of a system.' },
  'entity-card:api-docs/provided-apis': { text: 'Card with the APIs that a component provides.' },
  'entity-card:api-docs/consumed-apis': { text: 'Card with the APIs that a component consumes.' },
  'entity-card:api-docs/consuming-components': { text: 'Card with the components that consume an API.' },
  'entity-card:api-docs/providing-components': { text: 'Card with the components that provide an API.' },
  'entity-content:api-docs/definition': { text: 'Tab with the definition of an API.' },
  'entity-content:api-docs/apis': { text: 'Tab with the APIs that a component provides and consumes.' },
};
