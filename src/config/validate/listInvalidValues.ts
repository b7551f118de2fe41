import type { ConfigPath } from '#diagnostics';
import type { z } from 'zod';
import { type Doubt, isBrokenRule } from '../schema/keys';

type Issue = z.core.$ZodIssue;

/** A value that its schema rejects. */
export interface InvalidValue {
  path: ConfigPath;
  /** The broken rule, if the type of the value is valid. */
  broken?: Doubt;
}

/**
 * Lists the invalid values. For a union, uses the alternative whose type matches, so that an invalid key in a map is reported at
 * the key instead of the whole map.
 */
export function listInvalidValues(issues: readonly Issue[], prefix: ConfigPath = []): InvalidValue[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...(issue.path as Array<string | number>)];
    if (isBrokenRule(issue)) return [{ path, broken: issue.params.broken }];
    if (issue.code !== 'invalid_union') return [{ path }];
    const fitting = issue.errors.find(
      (errors) => errors.length > 0 && errors.every((error) => error.path.length > 0),
    );
    return fitting ? listInvalidValues(fitting, path) : [{ path }];
  });
}
