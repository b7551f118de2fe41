type JsonSchema = Record<string, unknown>;

/** A word that must not leave the server. Each place gets one with a number of its own, so that a leak says where it came from. */
export const CANARY = 'canary-7f3a9c';

/** How the canaries are put in: where they fit, or where something else has to stand. */
type Mode = 'fitting' | 'wrong';

export interface CanaryConfig {
  config: Record<string, unknown>;
  /** The paths that hold a canary. */
  places: string[];
}

/** A configuration with a canary in every key that the schema keeps from browsers. */
export function createCanaryConfig(schema: JsonSchema, mode: Mode = 'fitting'): CanaryConfig {
  const places: string[] = [];

  function next(path: string): string {
    places.push(path);
    return `${CANARY}-${places.length}-end`;
  }

  function fill(inner: JsonSchema, path: string): unknown {
    if (inner['visibility'] === 'frontend' || inner['deepVisibility'] === 'frontend') return undefined;
    const options = listOptions(inner);
    const described =
      options.find(({ type }) => type === 'object' || type === 'array') ?? options[0] ?? inner;
    if (described['type'] === 'object') return fillMap(described, path);
    if (described['type'] === 'array') {
      const item = fill((described['items'] ?? {}) as JsonSchema, `${path}[0]`);
      return item === undefined ? undefined : [item];
    }
    return fillScalar(described, path);
  }

  function fillMap(inner: JsonSchema, path: string): Record<string, unknown> {
    const properties = Object.entries((inner['properties'] ?? {}) as Record<string, JsonSchema>);
    const free = inner['additionalProperties'];
    if (typeof free === 'object' && free !== null) properties.push(['other', free as JsonSchema]);
    const required = (inner['required'] ?? []) as string[];
    const entries = properties.map(([key, child]) => {
      const value = fill(child, path === '' ? key : `${path}.${key}`);
      return [key, value ?? (required.includes(key) ? fillNeeded(child) : undefined)] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  function fillScalar(inner: JsonSchema, path: string): unknown {
    const takesText = inner['type'] === undefined || (inner['type'] === 'string' && !inner['enum']);
    if (mode === 'wrong') return takesText && inner['type'] ? { wrong: next(path) } : next(path);
    if (!takesText) return undefined;
    return inner['format'] === 'uri' ? `https://${next(path)}.example.com` : next(path);
  }

  return { config: fillMap(schema, ''), places };
}

/** Something harmless for a key that browsers may see and that has to be there. */
function fillNeeded(schema: JsonSchema): unknown {
  const [first] = (schema['enum'] ?? []) as unknown[];
  return first ?? 'needed';
}

function listOptions(schema: JsonSchema): JsonSchema[] {
  const options = schema['anyOf'];
  return Array.isArray(options) ? (options as JsonSchema[]).flatMap(listOptions) : [schema];
}
