import { listProblemDefinitions } from '#diagnostics';
import { directiveProperties } from '../editor/writtenElsewhere';
import type { JsonSchema } from '../jsonSchema';

/** The schema of `app.problems`: how severe each kind of problem is. */
export function createProblemsSchema(): JsonSchema {
  return {
    description:
      'How severe problems are: from the code of a kind of problems to `error`, `warning` or `ignore`.',
    type: ['object', 'null'],
    properties: Object.fromEntries(
      listProblemDefinitions().map(({ code, title, explanation, severity }) => [
        code,
        {
          description: `${title}.\n\n${explanation}`,
          default: severity,
          anyOf: [{ enum: ['error', 'warning', 'ignore'] }, { $ref: '#/definitions/elsewhereOrNone' }],
        },
      ]),
    ),
    patternProperties: directiveProperties,
    additionalProperties: false,
  };
}
