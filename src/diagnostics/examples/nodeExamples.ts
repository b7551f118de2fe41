import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

const given = (what: string) => `The extension 'app-root-element:acme/banner' of the plugin 'acme' ${what}.`;
const wrong = yaml`
  app:
    extensions:
      - app-root-element:acme/banner
`;
const right = yaml`
  app:
    extensions:
      - app-root-element:acme/banner: false
`;
const untilMended = "The extension is off until the plugin's author mends it; the rest of the portal starts.";

/** Examples of extensions that cannot be created: by their config, or by their code. */
export const nodeExamples = {
  EXTENSION_CONFIGURATION_INVALID: {
    wrong: yaml`
      app:
        extensions:
          - catalog-filter:catalog/list:
              config:
                initialFilter: mine
    `,
    right: yaml`
      app:
        extensions:
          - catalog-filter:catalog/list:
              config:
                initialFilter: owned
    `,
    change: "The filter knows 'owned', 'starred' and 'all'.",
  },
  EXTENSION_CONFIGURATION_UNKNOWN_KEY: {
    wrong: yaml`
      app:
        extensions:
          - page:catalog:
              config:
                titel: Things
    `,
    right: yaml`
      app:
        extensions:
          - page:catalog:
              config:
                title: Things
    `,
    change: 'The key is spelt as the schema of the extension knows it.',
  },
  EXTENSION_CONFIGURATION_UNSUPPORTED: {
    wrong: yaml`
      app:
        extensions:
          - catalog-filter:catalog/tag:
              config:
                initialFilter: java
    `,
    right: yaml`
      app:
        extensions:
          - catalog-filter:catalog/tag
    `,
    change: 'The filter has nothing to configure.',
  },
  EXTENSION_CONFIGURATION_IGNORED: {
    wrong: yaml`
      app:
        extensions:
          - app/nav:
              config:
                items:
                  - page:catalgo
    `,
    right: yaml`
      app:
        extensions:
          - app/nav:
              config:
                items:
                  - page:catalog
    `,
    change: 'The navigation names a page that is installed.',
  },
  EXTENSION_INVALID: {
    given: given('was made by another version of the SDK'),
    wrong,
    right,
    change:
      'The extension is off until its plugin is built against the installed version; the rest of the portal starts.',
  },
  EXTENSION_OUTPUT_CONFLICT: { given: given('gives its element twice'), wrong, right, change: untilMended },
  EXTENSION_OUTPUT_MISSING: {
    given: given('gives no element, which it declares'),
    wrong,
    right,
    change: untilMended,
  },
  EXTENSION_OUTPUT_IGNORED: {
    given: given('gives a path, which it does not declare'),
    wrong,
    right,
    change: "The extension works all the same; it can stay on, or off until the plugin's author mends it.",
  },
  EXTENSION_FACTORY_ERROR: {
    given: given('throws an error while it is created'),
    wrong,
    right,
    change: untilMended,
  },
} as const satisfies { [code in string]: ProblemExample };
