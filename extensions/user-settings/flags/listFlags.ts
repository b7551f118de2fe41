import type { AppNode, FeatureFlag } from '#sdk';

/**
 * Lists the flags that users can switch: those that plugins declare, and those that only appear in the condition of an
 * extension. Without the latter, users could never enable such an extension.
 */
export function listFlags(declared: readonly FeatureFlag[], nodes: Iterable<AppNode>): FeatureFlag[] {
  const flags = new Map(declared.map((flag) => [flag.name, flag]));
  for (const { spec } of nodes) {
    if (spec.disabled) continue;
    for (const name of findNames(spec.if))
      if (!flags.has(name)) flags.set(name, { name, pluginId: spec.plugin.pluginId });
  }
  return [...flags.values()];
}

/** Finds the names in `{ featureFlags: { $contains: name } }` at any depth of the condition. */
function findNames(condition: unknown): string[] {
  if (Array.isArray(condition)) return condition.flatMap(findNames);
  if (typeof condition !== 'object' || condition === null) return [];
  return Object.entries(condition).flatMap(([key, part]: [string, unknown]) =>
    key === 'featureFlags' ? readContained(part) : findNames(part),
  );
}

function readContained(part: unknown): string[] {
  const name: unknown =
    typeof part === 'object' && part !== null && '$contains' in part ? part.$contains : undefined;
  return typeof name === 'string' ? [name] : [];
}
