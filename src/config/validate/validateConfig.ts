import { printConfigPath, type ConfigPath, type Problem, type Result } from '#diagnostics';
import { createConfigSource } from '../located/createConfigSource';
import type { LocatedMap } from '../located/locatedValue';
import { removePaths } from '../located/removePaths';
import { readPath } from '../reader/readPath';
import { type InvalidValue, listInvalidValues } from './listInvalidValues';
import type { ConfigSchema } from '../schema/configSchema';
import { describeInvalidValue } from './describeInvalidValue';

/** Each round removes invalid values. Their parents may then lack a required key, so another round is needed. */
const maximumRounds = 10;

/**
 * Validates a configuration. Returns it without invalid values, so that its readers can rely on the types, and one problem per
 * invalid value. `explained` are paths of values that are missing because of a variable or a file. They are already reported, so
 * they are ignored here.
 */
export function validateConfig(
  root: LocatedMap,
  schema: ConfigSchema,
  explained: ReadonlySet<string>,
): Result<LocatedMap> {
  let value = root;
  const problems: Problem[] = [];
  for (let round = 0; round < maximumRounds; round += 1) {
    const source = createConfigSource(value);
    const result = schema.safeParse(withoutNulls(source.data));
    if (result.success) break;
    const invalid = listInvalidValues(result.error.issues);
    const unexplained = invalid.filter((found) => !isExplained(found, explained));
    const config = { root: value, source, schema };
    // A rule between several keys is checked once their types are valid.
    problems.push(
      ...unexplained
        .filter(({ broken }) => round === 0 || broken)
        .map((found) => describeInvalidValue(config, found)),
    );
    value = removePaths(
      value,
      invalid.map(({ path }) => findRemovable(source.data, path)),
    );
  }
  return { value, problems };
}

/** A rule can be broken because a value inside is missing. */
function isExplained({ path, broken }: InvalidValue, explained: ReadonlySet<string>): boolean {
  const printed = printConfigPath(path);
  if (explained.has(printed)) return true;
  return broken !== undefined && [...explained].some((missing) => missing.startsWith(printed));
}

/** A missing key cannot be removed, so its parent is removed. */
function findRemovable(data: unknown, path: ConfigPath): ConfigPath {
  return readPath(data, path) === undefined ? path.slice(0, -1) : path;
}

/** Removes `null` values, which mean that a key is not set. List items are kept and validated. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const present = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(present.map(([key, inner]) => [key, withoutNulls(inner)]));
}
