import type { ConfigPath } from '#diagnostics';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Lists the paths of invalid values. For a union, uses the alternative whose type matches, so that an invalid key in a map is
 * reported at the key instead of the whole map.
 */
export function listInvalidPaths(issues: readonly Issue[], prefix: ConfigPath = []): ConfigPath[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...(issue.path as Array<string | number>)];
    if (issue.code !== 'invalid_union') return [path];
    const fitting = issue.errors.find(
      (errors) => errors.length > 0 && errors.every((error) => error.path.length > 0),
    );
    return fitting ? listInvalidPaths(fitting, path) : [path];
  });
}
