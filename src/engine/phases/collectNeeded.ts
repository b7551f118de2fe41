import { isRecord } from '#diagnostics';
import type { PredicateContext } from './preparedApp';
import type { AppNode } from '../definitions/appTree';

/** Collects the feature flags and permissions that conditions check with `$contains`, without duplicates. */
export function collectNeeded(nodes: Iterable<AppNode>, ignored: ReadonlySet<AppNode>): PredicateContext {
  const needed = { featureFlags: new Set<string>(), permissions: new Set<string>() };
  const waiting: unknown[] = [];
  for (const node of nodes) {
    const { disabled, if: condition } = node.spec;
    if (!disabled && condition !== undefined && !ignored.has(node)) waiting.push(condition);
  }
  while (waiting.length > 0) {
    const condition = waiting.pop();
    if (Array.isArray(condition)) waiting.push(...(condition as unknown[]));
    if (!isRecord(condition)) continue;
    waiting.push(condition['$all'], condition['$any'], condition['$not']);
    for (const key of ['featureFlags', 'permissions'] as const) {
      const asked = condition[key];
      if (isRecord(asked) && typeof asked['$contains'] === 'string') needed[key].add(asked['$contains']);
    }
  }
  return { featureFlags: [...needed.featureFlags].sort(), permissions: [...needed.permissions].sort() };
}
