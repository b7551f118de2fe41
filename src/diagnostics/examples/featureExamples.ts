import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of plugins, modules and feature flags that cannot be used. */
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
      "The plugin author has to rename the flag. Until then, you can exclude the problem from the report if you don't need the flag.",
  },
  PLUGIN_LOAD_FAILED: {
    given: 'The app has a feature loader that loads the packages listed in app.packages.include.',
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
    change: 'The package is installed.',
  },
  MODULE_TARGET_MISSING: {
    given: "A module for the plugin 'acme' is installed, but the plugin is not.",
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
    change: 'If the plugin is not installed on purpose, exclude the problem from the report.',
  },
} as const satisfies { [code in string]: ProblemExample };
