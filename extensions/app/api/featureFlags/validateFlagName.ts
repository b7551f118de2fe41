const SHORTEST = 3;
const LONGEST = 150;
const PATTERN = /^[a-z][a-z0-9-]*$/;

/** Says what is wrong with the name of a feature flag; `undefined` when nothing is. */
export function validateFlagName(name: string): string | undefined {
  if (name.length < SHORTEST)
    return `The '${name}' feature flag must have a minimum length of three characters.`;
  if (name.length > LONGEST) return `The '${name}' feature flag must not exceed ${LONGEST} characters.`;
  if (!PATTERN.test(name))
    return `The '${name}' feature flag must start with a lowercase letter and only contain lowercase letters, numbers and hyphens.`;
  return undefined;
}
