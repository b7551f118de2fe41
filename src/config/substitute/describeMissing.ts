import { createProblem, printConfigPath, type ConfigPath, type Place, type Problem } from '#diagnostics';

/** Returns the problem of a text with missing variables. There is no fix, because only the author knows the value. */
export function describeMissing(
  names: readonly string[],
  path: ConfigPath,
  where: Place | undefined,
): Problem {
  const quoted = names.map((name) => `'${name}'`).join(', ');
  const subject =
    names.length === 1 ? `The environment variable ${quoted} is` : `The environment variables ${quoted} are`;
  return createProblem('CONFIG_VARIABLE_MISSING', {
    message: `${subject} not set, so '${printConfigPath(path)}' has no value.`,
    hint: `Set it before you start Trellis, or add a default: \${${names[0] ?? 'NAME'}:-value}.`,
    where,
  });
}
