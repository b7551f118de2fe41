import type { ConfigPath } from '#diagnostics';
import type { ConfigFieldIssue } from '../definitions/configSchema';
import { describeIssue } from './describeIssue';
import { findInnerIssues, listSteps } from './findInnerIssues';
import type { InvalidValue } from './invalidValue';
import type { ConfigIssue } from './printConfigIssue';

/** Describes invalid values. Of a union, describes the errors inside of the alternative that the value is meant for, if that is clear. */
export function describeConfigIssues(invalid: readonly InvalidValue[]): ConfigIssue[] {
  return invalid.flatMap(({ key, value, issue }) =>
    key === undefined
      ? [{ message: `must be a map, but is ${Array.isArray(value) ? 'a list' : 'a single value'}`, path: [] }]
      : describe(key, value, issue),
  );
}

function describe(key: string, input: unknown, issue: ConfigFieldIssue): ConfigIssue[] {
  const path = listSteps(issue);
  const value = valueAt(input, path);
  const inner = findInnerIssues(issue, (steps) => valueAt(value, steps) !== undefined);
  if (!inner) return [{ message: describeIssue(issue, value), path: [key, ...path] }];
  return inner.flatMap((one) => describe(key, input, { ...one, path: [...path, ...listSteps(one)] }));
}

function valueAt(input: unknown, path: ConfigPath): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as { [key in string]: unknown })[step];
  }
  return value;
}
