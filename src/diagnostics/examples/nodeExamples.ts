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
const untilFixed =
  'The extension is disabled until the plugin author fixes it. The rest of the portal starts.';

/** Examples of extensions that cannot be created because of their config or their code. */
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
    change: "The filter supports 'owned', 'starred' and 'all'.",
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
    change: 'The key is spelled as in the schema of the extension.',
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
    change: 'The filter has no settings.',
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
    change: 'The navigation item refers to an installed page.',
  },
  EXTENSION_INVALID: {
    given: given('was built with another version of the SDK'),
    wrong,
    right,
    change:
      'The extension is disabled until its plugin is rebuilt with the installed version. The rest of the portal starts.',
  },
  EXTENSION_OUTPUT_CONFLICT: { given: given('returns its element twice'), wrong, right, change: untilFixed },
  EXTENSION_OUTPUT_MISSING: {
    given: given('declares an element but does not return it'),
    wrong,
    right,
    change: untilFixed,
  },
  EXTENSION_OUTPUT_IGNORED: {
    given: given('returns a path that it does not declare'),
    wrong,
    right,
    change: 'The extension still works. You can keep it, or disable it until the plugin author fixes it.',
  },
  EXTENSION_FACTORY_ERROR: {
    given: given('throws an error during creation'),
    wrong,
    right,
    change: untilFixed,
  },
} as const satisfies { [code in string]: ProblemExample };
