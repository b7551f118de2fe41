import { printConfigPath, type ConfigPath, type Problem, type Result } from '#diagnostics';
import { createConfigSource } from '../located/createConfigSource';
import type { LocatedMap } from '../located/locatedValue';
import { removePaths } from '../located/removePaths';
import { readPath } from '../reader/readPath';
import { collectRefusals } from './collectRefusals';
import { configSchema } from './configSchema';
import { describeRefusal } from './describeRefusal';

/** Each round takes away the values that were refused; what contains them may then lack something it needs. */
const maximumRounds = 10;

/**
 * Checks a configuration against the schema. Gives it without the values that were refused, so that what reads it later may
 * rely on the types, and one problem for each of them. `explained` are printed paths of values that are known to be missing,
 * because a variable or a file is: nothing more is said of those.
 */
export function validateConfig(root: LocatedMap, explained: ReadonlySet<string>): Result<LocatedMap> {
  let value = root;
  const problems: Problem[] = [];
  for (let round = 0; round < maximumRounds; round += 1) {
    const source = createConfigSource(value);
    const result = configSchema.safeParse(withoutNulls(source.data));
    if (result.success) break;
    const refused = collectRefusals(result.error.issues);
    const unexplained = refused.filter((path) => !explained.has(printConfigPath(path)));
    if (round === 0) problems.push(...unexplained.map((path) => describeRefusal(value, source, path)));
    value = removePaths(
      value,
      refused.map((path) => findRemovable(source.data, path)),
    );
  }
  return { value, problems };
}

/** A missing key cannot be taken away; what lacks it goes instead. */
function findRemovable(data: unknown, path: ConfigPath): ConfigPath {
  return readPath(data, path) === undefined ? path.slice(0, -1) : path;
}

/** `null` says that a value is absent; inside of a list it keeps its place and is checked. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const present = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(present.map(([key, inner]) => [key, withoutNulls(inner)]));
}
