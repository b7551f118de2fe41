import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of what goes wrong in files, whatever stands in them. */
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
    change: 'YAML is indented with spaces only.',
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
    change: 'A port is a number.',
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
    change: 'The key is spelt as the schema knows it.',
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
    change: 'Where the variable is not set, the text after ":-" is used.',
  },
  CONFIG_INCLUDE_FAILED: {
    given: "Beside the configuration lies a file 'organization.yaml'.",
    wrong: yaml`
      organization:
        $include: organisation.yaml
    `,
    right: yaml`
      organization:
        $include: organization.yaml
    `,
    change: 'The file is named as it is, relative to the file that includes it.',
    files: { 'organization.yaml': 'name: Harbourline\n' },
  },
} as const satisfies { [code in string]: ProblemExample };
