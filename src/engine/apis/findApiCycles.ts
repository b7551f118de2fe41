import { createFinding } from '../problems/createFinding';
import type { UnprintedProblem } from '../problems/finding';
import type { ApiRegistry } from './apiRegistry';

/** Finds dependency cycles of the registered APIs, once per cycle. */
export function findApiCycles(registry: ApiRegistry): UnprintedProblem[] {
  const problems: UnprintedProblem[] = [];
  const settled = new Set<string>();
  for (const { factory } of registry.list()) {
    const cycle = findCycle(registry, factory.api.id, settled);
    if (cycle) problems.push(reportCycle(registry, cycle));
  }
  return problems;
}

/**
 * Searches the dependencies depth first. Uses a list instead of recursion, so that long chains do not overflow the stack.
 */
function findCycle(registry: ApiRegistry, start: string, settled: Set<string>): string[] | undefined {
  const path: Array<{ id: string; dependencies: string[] }> = [];
  const enter = (id: string) => {
    const deps = registry.find(id)?.factory.deps ?? {};
    path.push({ id, dependencies: Object.values(deps).map((ref) => ref.id) });
  };
  let cycle: string[] | undefined;
  if (!settled.has(start)) enter(start);
  for (let current = path.at(-1); current; current = path.at(-1)) {
    const next = current.dependencies.pop();
    if (next === undefined) {
      settled.add(current.id);
      path.pop();
    } else if (!settled.has(next)) {
      const index = path.findIndex(({ id }) => id === next);
      if (index === -1) enter(next);
      else cycle ??= path.slice(index).map(({ id }) => id);
    }
  }
  return cycle;
}

function reportCycle(registry: ApiRegistry, cycle: readonly string[]): UnprintedProblem {
  const [first = ''] = cycle;
  const spec = registry.find(first)?.node?.spec;
  return createFinding('API_DEPENDENCY_CYCLE', ['apiCycle', cycle], {
    apiRefId: first,
    extensionId: spec?.id,
    pluginId: spec?.plugin.pluginId,
  });
}
