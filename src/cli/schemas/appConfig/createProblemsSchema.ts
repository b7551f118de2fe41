import { listProblemDefinitions } from '#diagnostics';
import { directiveProperties } from '../editor/writtenElsewhere';
import type { JsonSchema } from '#config/schema';

/** Creates the schema of `app.problems`, which sets the severity of each problem code. */
export function createProblemsSchema(): JsonSchema {
  return {
    description: 'The severity of problems: a map from a problem code to `error`, `warning` or `ignore`.',
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
