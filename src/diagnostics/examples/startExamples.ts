import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of extensions that are created too early, before sign-in, and of utility APIs. */
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
    change: 'A wrapper of the whole app cannot have a condition, so it is disabled for all users.',
  },
  EXTENSION_BOOTSTRAP_API_UNAVAILABLE: {
    given:
      "The API 'plugin.acme.news' has a condition that is met, and 'app-root-element:acme/news' requests it before sign-in.",
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
    change: 'The page is created after sign-in, when the API is available.',
  },
  EXTENSION_BOOTSTRAP_API_OVERRIDE_IGNORED: {
    given:
      "'api:acme/better-news' replaces the API of 'api:acme/news' and has a condition that is met. 'app-root-element:acme/news' uses the API before sign-in.",
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
    change: 'The page uses the API only after sign-in, so the API can be replaced.',
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
    change: "Only utility APIs can be attached to the input 'apis' of 'root'.",
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
    change: 'One of the two APIs is disabled.',
  },
  API_DEPENDENCY_CYCLE: {
    given: "'api:acme/chicken' depends on the API of 'api:acme/egg', and the other way around.",
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
    change: 'One of the APIs is disabled. To use both, the plugin author has to remove a dependency.',
  },
} as const satisfies { [code in string]: ProblemExample };
