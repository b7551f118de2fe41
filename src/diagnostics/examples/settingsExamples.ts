import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of what `app.extensions` says wrongly: its form, the ids it names, what it attaches where. */
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
    change:
      'What belongs to an extension is indented below its id, so that the id is the only key of the entry.',
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
    change: 'One entry says everything about the extension.',
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
      "The plugin's author has to give the extension another name. Until then, whoever can do without it leaves the problem out of the report.",
  },
  INVALID_EXTENSION_CONFIG_KEY: {
    wrong: yaml`
      app:
        extensions:
          - page:catalogue: false
    `,
    right: yaml`
      app:
        extensions:
          - page:catalog: false
    `,
    change: "The id is one that 'trellis tree' lists.",
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
      'The overview hangs on the entity page, so the page cannot hang on the overview. It goes back among the pages.',
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
    change: 'attachTo names an extension that is installed.',
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
    change: 'attachTo names an input that the extension has.',
  },
} as const satisfies { [code in string]: ProblemExample };
