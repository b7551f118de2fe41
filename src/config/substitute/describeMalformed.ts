import { createProblem, printConfigPath, type ConfigPath, type Place, type Problem } from '#diagnostics';
import type { z } from 'zod';
import type { ConfigSchema } from '../schema/configSchema';
import { findChildSchema } from '../schema/descend';
import { readMeta } from '../schema/keys';
import type { MalformedReference } from './findMalformedReference';

/** Returns the problem of a text with a malformed reference to a variable. */
export function describeMalformed(
  { name, hasDefault, isUnsure }: MalformedReference,
  path: ConfigPath,
  schema: ConfigSchema,
  where: Place | undefined,
): Problem {
  const full = printConfigPath(path);
  // A password can start with a dollar sign, too.
  if (isUnsure && isSecret(schema, path)) {
    return createProblem('CONFIG_VARIABLE_INVALID', {
      message: `'${full}' looks like a reference to an environment variable, but it is used as text.`,
      hint: 'Write a reference as ${NAME} or ${NAME:-default}.',
      where,
    });
  }
  // The default is not repeated, because it may be a secret.
  const meant = hasDefault ? `\${${name}:-default}` : `\${${name}}`;
  return createProblem('CONFIG_VARIABLE_INVALID', {
    message: `'${full}' has a malformed reference to the environment variable '${name}', so it is used as text.`,
    hint: `Did you mean '${meant}'?`,
    where,
    candidates: hasDefault ? [] : [meant],
  });
}

/** Whether a value can be a secret: its schema says so, or there is none. */
function isSecret(root: ConfigSchema, path: ConfigPath): boolean {
  let schema: z.core.$ZodType | undefined = root;
  for (const part of path) {
    schema = findChildSchema(schema, part);
    if (!schema) return true;
    const { visibility, deepVisibility } = readMeta(schema);
    if (visibility === 'secret' || deepVisibility === 'secret') return true;
    if (deepVisibility !== undefined) return false;
  }
  return false;
}
