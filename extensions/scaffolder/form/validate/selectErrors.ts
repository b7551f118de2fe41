import type { OutputUnit } from '@cfworker/json-schema';

/** Keywords that only report that a nested schema has errors. The nested errors say more. */
const structural = new Set([
  'properties',
  '$ref',
  '$recursiveRef',
  'allOf',
  'if',
  'dependentSchemas',
  'items',
  'prefixItems',
  'additionalItems',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
]);

/**
 * Selects the errors that help a user. A choice (`oneOf`, `anyOf`) has the errors of all its options: only those of the option
 * that the values select remain, or the choice itself if they select none.
 */
export function selectErrors(errors: readonly OutputUnit[]): OutputUnit[] {
  const at = errors.findIndex(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const choice = errors[at];
  if (!choice) return errors.filter((error) => !isStructural(error, errors));
  const inside = errors.filter((error) => error !== choice && isInside(error, choice));
  const outside = errors.filter((error) => error !== choice && !inside.includes(error));
  const before = outside.filter((error) => errors.indexOf(error) < at);
  const after = outside.filter((error) => errors.indexOf(error) > at);
  const option = selectOption(choice, inside);
  return [...selectErrors(before), ...(option ? selectErrors(option) : [choice]), ...selectErrors(after)];
}

function isStructural({ keyword, keywordLocation }: OutputUnit, errors: readonly OutputUnit[]): boolean {
  if (structural.has(keyword)) return true;
  // A dependency on a list of names reports the missing name itself.
  return (
    keyword === 'dependencies' &&
    errors.some(
      (error) => error.keyword !== keyword && error.keywordLocation.startsWith(`${keywordLocation}/`),
    )
  );
}

function isInside(error: OutputUnit, choice: OutputUnit): boolean {
  return (
    error.keywordLocation.startsWith(`${choice.keywordLocation}/`) &&
    `${error.instanceLocation}/`.startsWith(`${choice.instanceLocation}/`)
  );
}

/** Returns the errors of the option that the values select. */
function selectOption(choice: OutputUnit, inside: readonly OutputUnit[]): OutputUnit[] | undefined {
  const options = new Map<string, OutputUnit[]>();
  for (const error of inside) {
    const index = error.keywordLocation.slice(choice.keywordLocation.length + 1).split('/', 1)[0];
    const location = `${choice.keywordLocation}/${index}`;
    options.set(location, [...(options.get(location) ?? []), error]);
  }
  const possible = [...options].filter(
    ([location, errors]) => !errors.some((error) => excludes(error, location)),
  );
  const [best] = possible.toSorted(([, a], [, b]) => a.length - b.length);
  return best?.[1];
}

/** Whether the error means that the values belong to another option: a different constant or type. */
function excludes({ keyword, keywordLocation }: OutputUnit, option: string): boolean {
  const inside = keywordLocation.slice(option.length);
  return (
    /^(?:\/properties\/[^/]+)?\/(?:const|enum)$/.test(inside) || (keyword === 'type' && inside === '/type')
  );
}
