import type { AppNode, FeatureFlag } from '#sdk';

/**
 * Lists the flags that can be switched: those that plugins declare, and those that only the condition of an extension names,
 * with the plugin of that extension. Without the latter nobody could ever see such an extension.
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

/** The names in `{ featureFlags: { $contains: name } }`, however deep it stands in the condition. */
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
