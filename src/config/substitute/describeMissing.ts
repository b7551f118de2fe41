import { createProblem, printConfigPath, type Place, type Problem } from '#diagnostics';
import { createDefaultFix, type UnfilledText } from './createDefaultFix';

/** Returns the problem of a text with missing variables. */
export function describeMissing(text: UnfilledText, where: Place | undefined): Problem {
  const { names, path } = text;
  const quoted = names.map((name) => `'${name}'`).join(', ');
  const subject =
    names.length === 1 ? `The environment variable ${quoted} is` : `The environment variables ${quoted} are`;
  return createProblem('CONFIG_VARIABLE_MISSING', {
    message: `${subject} not set, so '${printConfigPath(path)}' has no value.`,
    hint: `Set it before you start Trellis, or add a default: \${${names[0] ?? 'NAME'}:-value}.`,
    where,
    fix: createDefaultFix(text),
  });
}
