import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of attachments that their input does not take. */
export const inputExamples = {
  EXTENSION_INPUT_REDIRECT_CONFLICT: {
    given:
      "The extensions 'acme/board' and 'acme/wall' both have an input that replaces 'cards' of 'acme/old-board'.",
    wrong: yaml`
      app:
        title: Harbourline
    `,
    right: yaml`
      app:
        title: Harbourline
        problems:
          EXTENSION_INPUT_REDIRECT_CONFLICT: warning
    `,
    change:
      'One of the two has to drop its claim in code. Whoever is content with the first one lets the portal start meanwhile.',
  },
  EXTENSION_INPUT_DATA_IGNORED: {
    given: "An input of 'app-root-element:acme/board' lists one data ref twice.",
    wrong: yaml`
      app:
        extensions:
          - app-root-element:acme/board
    `,
    right: yaml`
      app:
        extensions:
          - app-root-element:acme/board: false
    `,
    change: "The extension works all the same; it can stay on, or off until the plugin's author mends it.",
  },
  EXTENSION_INPUT_DATA_MISSING: {
    wrong: yaml`
      app:
        extensions:
          - catalog-filter:catalog/tag:
              attachTo: { id: app/routes, input: routes }
    `,
    right: yaml`
      app:
        extensions:
          - catalog-filter:catalog/tag:
              attachTo: { id: page:catalog, input: filters }
    `,
    change: 'A filter has no path, which every page needs; it goes where filters are taken.',
  },
  EXTENSION_INPUT_INTERNAL_IGNORED: {
    wrong: yaml`
      app:
        extensions:
          - catalog-filter:catalog/tag:
              attachTo: { id: app/root, input: wrappers }
    `,
    right: yaml`
      app:
        extensions:
          - catalog-filter:catalog/tag:
              attachTo: { id: page:catalog, input: filters }
    `,
    change: "The input 'wrappers' takes extensions of the plugin 'app' only.",
  },
  EXTENSION_ATTACHMENT_CONFLICT: {
    wrong: yaml`
      app:
        extensions:
          - app-root-element:app/alert-display:
              attachTo: { id: app/layout, input: nav }
    `,
    right: yaml`
      app:
        extensions:
          - app-root-element:app/alert-display:
              attachTo: { id: app/root, input: elements }
    `,
    change: "The input 'nav' has room for one extension, and the navigation is there already.",
  },
  EXTENSION_ATTACHMENT_MISSING: {
    wrong: yaml`
      app:
        extensions:
          - app/nav: false
    `,
    right: yaml`
      app:
        extensions:
          - app/nav
    `,
    change: 'The layout needs a navigation, so it stays on unless another one takes its place.',
  },
} as const satisfies { [code in string]: ProblemExample };
