type JsonSchema = Record<string, unknown>;

/**
 * A value that must not leave the server. Each occurrence has its own number, so that a leak shows where it came
 * from.
 */
export const CANARY = 'canary-7f3a9c';

/** Whether canaries are valid values, or values of a wrong type. */
type Mode = 'fitting' | 'wrong';

export interface CanaryConfig {
  config: Record<string, unknown>;
  /** The paths with a canary. */
  places: string[];
}

/** Creates a configuration with a canary in every key that the schema hides from browsers. */
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

/** A harmless value for a required key that browsers may see. */
function fillNeeded(schema: JsonSchema): unknown {
  const [first] = (schema['enum'] ?? []) as unknown[];
  return first ?? 'needed';
}

function listOptions(schema: JsonSchema): JsonSchema[] {
  const options = schema['anyOf'];
  return Array.isArray(options) ? (options as JsonSchema[]).flatMap(listOptions) : [schema];
}
