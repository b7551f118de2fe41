import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of what is wanted before sign-in and possible only after it, and of utility APIs. */
export const startExamples = {
  EXTENSION_BOOTSTRAP_PREDICATE_IGNORED: {
    given: "The extension 'app-root-wrapper:app/acme-beta' has a condition on a feature flag.",
    wrong: yaml`
      app:
        extensions:
          - app-root-wrapper:app/acme-beta
    `,
    right: yaml`
      app:
        extensions:
          - app-root-wrapper:app/acme-beta: false
    `,
    change: 'What stands around the whole app is there for everyone or for nobody.',
  },
  EXTENSION_BOOTSTRAP_API_UNAVAILABLE: {
    given:
      "The API 'plugin.acme.news' is provided under a condition that holds, and 'app-root-element:acme/news' asks for it before sign-in.",
    wrong: yaml`
      app:
        extensions:
          - app-root-element:acme/news
    `,
    right: yaml`
      app:
        extensions:
          - app-root-element:acme/news: false
          - page:acme/news
    `,
    change: 'The page is created after sign-in, when the API is there.',
  },
  EXTENSION_BOOTSTRAP_API_OVERRIDE_IGNORED: {
    given:
      "'api:acme/better-news' replaces the API of 'api:acme/news' under a condition that holds, and 'app-root-element:acme/news' uses it before sign-in.",
    wrong: yaml`
      app:
        extensions:
          - app-root-element:acme/news
    `,
    right: yaml`
      app:
        extensions:
          - app-root-element:acme/news: false
          - page:acme/news
    `,
    change: 'The page uses the API only after sign-in, so it can still be replaced.',
  },
  API_EXTENSION_INVALID: {
    wrong: yaml`
      app:
        extensions:
          - app-root-element:app/alert-display:
              attachTo: { id: root, input: apis }
    `,
    right: yaml`
      app:
        extensions:
          - app-root-element:app/alert-display:
              attachTo: { id: app/root, input: elements }
    `,
    change: "Only utility APIs hang on the input 'apis' of 'root'.",
  },
  API_FACTORY_CONFLICT: {
    given: "The plugins 'acme' and 'harbour' both provide the API 'shared.clock'.",
    wrong: yaml`
      app:
        title: Harbourline
    `,
    right: yaml`
      app:
        title: Harbourline
        extensions:
          - api:harbour/clock: false
    `,
    change: 'One of the two is off.',
  },
  API_DEPENDENCY_CYCLE: {
    given: "'api:acme/chicken' depends on the API of 'api:acme/egg', and that one on the first.",
    wrong: yaml`
      app:
        title: Harbourline
    `,
    right: yaml`
      app:
        title: Harbourline
        extensions:
          - api:acme/chicken: false
    `,
    change: "Without one of them there is no circle; the plugin's author has to take out a dependency.",
  },
} as const satisfies { [code in string]: ProblemExample };
