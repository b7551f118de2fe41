import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of attachments that an input does not accept. */
export const inputExamples = {
  EXTENSION_INPUT_REDIRECT_CONFLICT: {
    given:
      "The extensions 'acme/board' and 'acme/wall' each have an input that replaces 'cards' of 'acme/old-board'.",
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
      'One of the two extensions has to stop replacing the input. Until then, you can lower the severity so that the portal starts with the first one.',
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
    change: 'The extension still works. You can keep it, or disable it until the plugin author fixes it.',
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
    change: 'A filter has no path, which a page requires. It is attached to the input for filters.',
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
    change: "The input 'wrappers' only accepts extensions of the plugin 'app'.",
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
    change: "The input 'nav' accepts one extension, and the navigation is already attached.",
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
    change: 'The layout requires a navigation, so it stays enabled unless another extension replaces it.',
  },
} as const satisfies { [code in string]: ProblemExample };
