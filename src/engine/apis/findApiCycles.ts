import { createProblem, type Problem } from '#diagnostics';

import type { ApiRegistry } from './apiRegistry';

/** Finds the circles of dependencies among the registered APIs, each once, with the way around it. */
export function findApiCycles(registry: ApiRegistry): Problem[] {
  const problems: Problem[] = [];
  const settled = new Set<string>();
  for (const { factory } of registry.list()) {
    const cycle = findCycle(registry, factory.api.id, settled);
    if (cycle) problems.push(reportCycle(registry, cycle));
  }
  return problems;
}

/** Walks the dependencies depth first, keeping the way on a list of its own, so that a long chain needs no stack. */
function findCycle(registry: ApiRegistry, start: string, settled: Set<string>): string[] | undefined {
  const way: Array<{ id: string; dependencies: string[] }> = [];
  const enter = (id: string) => {
    const deps = registry.find(id)?.factory.deps ?? {};
    way.push({ id, dependencies: Object.values(deps).map((ref) => ref.id) });
  };
  let cycle: string[] | undefined;
  if (!settled.has(start)) enter(start);
  for (let current = way.at(-1); current; current = way.at(-1)) {
    const next = current.dependencies.pop();
    if (next === undefined) {
      settled.add(current.id);
      way.pop();
    } else if (!settled.has(next)) {
      const index = way.findIndex(({ id }) => id === next);
      if (index === -1) enter(next);
      else cycle ??= way.slice(index).map(({ id }) => id);
    }
  }
  return cycle;
}

function reportCycle(registry: ApiRegistry, cycle: readonly string[]): Problem {
  const [first = ''] = cycle;
  const spec = registry.find(first)?.node?.spec;
  return createProblem('API_DEPENDENCY_CYCLE', {
    message: `APIs depend on each other in a circle: ${[...cycle, first].map((id) => `'${id}'`).join(' → ')}. None of them can be created.`,
    hint: 'Let one of them do without the next, for example by asking for it only when it is used.',
    apiRefId: first,
    extensionId: spec?.id,
    pluginId: spec?.plugin.pluginId,
  });
}
