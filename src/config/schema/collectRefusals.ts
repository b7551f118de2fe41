import type { ConfigPath } from '#diagnostics';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * The paths of the values that a schema refused. Where a value may have one of several forms, the form counts whose outside
 * fits: a map with a bad key is refused at that key, not as a whole.
 */
export function collectRefusals(issues: readonly Issue[], prefix: ConfigPath = []): ConfigPath[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...(issue.path as Array<string | number>)];
    if (issue.code !== 'invalid_union') return [path];
    const fitting = issue.errors.find(
      (errors) => errors.length > 0 && errors.every((error) => error.path.length > 0),
    );
    return fitting ? collectRefusals(fitting, path) : [path];
  });
}
