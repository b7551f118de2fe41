import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of plugins and modules that do not fit. */
export const featureExamples = {
  FEATURE_FLAG_INVALID: {
    given: "The plugin 'acme' declares a feature flag 'New-Board'.",
    wrong: yaml`
      app:
        title: Harbourline
    `,
    right: yaml`
      app:
        title: Harbourline
        problems:
          FEATURE_FLAG_INVALID: ignore
    `,
    change:
      "The plugin's author has to give the flag another name. Until then, whoever does not need it leaves the problem out of the report.",
  },
  PLUGIN_LOAD_FAILED: {
    given: 'The app is created with a feature loader that loads the packages which app.packages includes.',
    wrong: yaml`
      app:
        packages:
          include: ['@acme/on-cal']
    `,
    right: yaml`
      app:
        packages:
          include: ['@acme/on-call']
    `,
    change: 'The package is one that is installed.',
  },
  MODULE_TARGET_MISSING: {
    given: "A module for the plugin 'acme' is installed, and the plugin is not.",
    wrong: yaml`
      app:
        title: Harbourline
    `,
    right: yaml`
      app:
        title: Harbourline
        problems:
          MODULE_TARGET_MISSING: ignore
    `,
    change: 'Whoever leaves the plugin out on purpose leaves the problem out of the report.',
  },
} as const satisfies { [code in string]: ProblemExample };
