import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of invalid entries in `app.extensions`: malformed entries, unknown ids and invalid attachments. */
export const settingsExamples = {
  EXTENSION_SETTINGS_INVALID: {
    wrong: yaml`
      app:
        extensions:
          - page:catalog:
            config:
              path: /things
    `,
    right: yaml`
      app:
        extensions:
          - page:catalog:
              config:
                path: /things
    `,
    change: 'The settings are indented below the extension id, so the id is the only key of the entry.',
  },
  EXTENSION_SETTINGS_DUPLICATE: {
    wrong: yaml`
      app:
        extensions:
          - page:catalog:
              config:
                path: /things
          - page:user-settings
          - page:catalog:
              config:
                title: Things
    `,
    right: yaml`
      app:
        extensions:
          - page:catalog:
              config:
                path: /things
                title: Things
          - page:user-settings
    `,
    change: 'One entry contains all settings of the extension.',
  },
  EXTENSION_IGNORED: {
    given: "The plugin 'root' provides an extension with the reserved id 'root'.",
    wrong: yaml`
      app:
        title: Harbourline
    `,
    right: yaml`
      app:
        title: Harbourline
        problems:
          EXTENSION_IGNORED: ignore
    `,
    change:
      "The plugin author has to rename the extension. Until then, you can exclude the problem from the report if you don't need the extension.",
  },
  INVALID_EXTENSION_CONFIG_KEY: {
    wrong: yaml`
      app:
        extensions:
          - page:catlog: false
    `,
    right: yaml`
      app:
        extensions:
          - page:catalog: false
    `,
    change: "The id exists. 'trellis tree' lists all ids.",
  },
  EXTENSION_ATTACHMENT_CYCLE: {
    wrong: yaml`
      app:
        extensions:
          - page:catalog/entity:
              attachTo: { id: entity-content:catalog/overview, input: cards }
    `,
    right: yaml`
      app:
        extensions:
          - page:catalog/entity:
              attachTo: { id: app/routes, input: routes }
    `,
    change:
      'The overview tab is attached to the entity page, so the page cannot be attached to the overview tab. It is attached to the routes again.',
  },
  EXTENSION_PARENT_UNKNOWN: {
    wrong: yaml`
      app:
        extensions:
          - entity-card:catalog/links:
              attachTo: { id: entity-content:catalog/overveiw, input: cards }
    `,
    right: yaml`
      app:
        extensions:
          - entity-card:catalog/links:
              attachTo: { id: entity-content:catalog/overview, input: cards }
    `,
    change: 'attachTo refers to an installed extension.',
  },
  EXTENSION_INPUT_UNKNOWN: {
    wrong: yaml`
      app:
        extensions:
          - entity-card:catalog/links:
              attachTo: { id: entity-content:catalog/overview, input: card }
    `,
    right: yaml`
      app:
        extensions:
          - entity-card:catalog/links:
              attachTo: { id: entity-content:catalog/overview, input: cards }
    `,
    change: 'attachTo refers to an existing input.',
  },
} as const satisfies { [code in string]: ProblemExample };
