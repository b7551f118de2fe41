import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of problems of whole files and of sections other than `app.extensions`. */
export const configurationExamples = {
  CONFIG_SYNTAX_INVALID: {
    wrong: yaml`
      app:
      \ttitle: Harbourline
    `,
    right: yaml`
      app:
        title: Harbourline
    `,
    change: 'YAML requires spaces for indentation.',
  },
  CONFIG_VALUE_INVALID: {
    wrong: yaml`
      backend:
        listen:
          port: seventy
    `,
    right: yaml`
      backend:
        listen:
          port: 7070
    `,
    change: 'The port is a number.',
  },
  CONFIG_KEY_UNKNOWN: {
    wrong: yaml`
      app:
        titel: Harbourline
    `,
    right: yaml`
      app:
        title: Harbourline
    `,
    change: 'The key is spelled as in the schema.',
  },
  CONFIG_VARIABLE_MISSING: {
    given: 'The environment variable PORTAL_TITLE is not set.',
    wrong: yaml`
      app:
        title: \${PORTAL_TITLE}
    `,
    right: yaml`
      app:
        title: \${PORTAL_TITLE:-Harbourline}
    `,
    change: 'If the variable is not set, the text after ":-" is used.',
  },
  CONFIG_VARIABLE_INVALID: {
    given: 'The environment variable PORTAL_TITLE is set.',
    wrong: yaml`
      app:
        title: $(PORTAL_TITLE)
    `,
    right: yaml`
      app:
        title: \${PORTAL_TITLE:-Harbourline}
    `,
    change: 'A reference has braces.',
  },
  CONFIG_VALUE_SUSPICIOUS: {
    wrong: yaml`
      app:
        support:
          url: help.harbourline.example
    `,
    right: yaml`
      app:
        support:
          url: https://help.harbourline.example
    `,
    change: 'The URL starts with its scheme.',
  },
  CONFIG_INCLUDE_FAILED: {
    given: "The folder of the configuration contains a file 'organization.yaml'.",
    wrong: yaml`
      organization:
        $include: orgnization.yaml
    `,
    right: yaml`
      organization:
        $include: organization.yaml
    `,
    change: 'The path of the file is correct. It is relative to the file that includes it.',
    files: { 'organization.yaml': 'name: Harbourline\n' },
  },
} as const satisfies { [code in string]: ProblemExample };
