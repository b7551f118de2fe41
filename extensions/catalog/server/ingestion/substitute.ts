import { type ParseYaml, ReadError } from '#backend';

/** What the replacement of placeholders needs. */
export interface PlaceholderTools {
  /** Loads the text of a placeholder, resolved against its descriptor. */
  load(target: string): Promise<string>;
  parseYaml: ParseYaml;
}

const maxDepth = 100;

/**
 * Replaces `$text`, `$json` and `$yaml` in a descriptor with the content they refer to (descriptor format,
 * "Substitutions"). Returns the same object if nothing was replaced. Never changes its input.
 *
 * @throws ReadError with the path of the placeholder
 */
export async function loadPlaceholders(
  value: Record<string, unknown>,
  tools: PlaceholderTools,
): Promise<Record<string, unknown>> {
  return (await visit(value, [], tools)) as Record<string, unknown>;
}

async function visit(value: unknown, path: string[], tools: PlaceholderTools): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > maxDepth)
    throw new ReadError(`The descriptor is nested more than ${maxDepth} levels deep.`);
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first !== undefined && first[0].startsWith('$') && !Array.isArray(value)) {
    return replace(first[0], first[1], path, tools);
  }
  let changed = false;
  const next: [string, unknown][] = [];
  for (const [key, child] of entries) {
    const replaced = typeof child === 'object' ? await visit(child, [...path, key], tools) : child;
    changed ||= replaced !== child;
    next.push([key, replaced]);
  }
  if (!changed) return value;
  return Array.isArray(value) ? next.map(([, child]) => child) : Object.fromEntries(next);
}

async function replace(
  key: string,
  target: unknown,
  path: string[],
  tools: PlaceholderTools,
): Promise<unknown> {
  if (key !== '$text' && key !== '$json' && key !== '$yaml') return { [key]: target };
  const where = path.join('.') || 'the document';
  if (typeof target !== 'string' || target === '') {
    throw new ReadError(`The ${key} placeholder at '${where}' must be a file path or a URL.`);
  }
  try {
    const text = await tools.load(target);
    if (key === '$text') return text;
    return key === '$json' ? (JSON.parse(text) as unknown) : readYaml(text, tools.parseYaml);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReadError(
      `The ${key} placeholder at '${where}' could not be loaded from '${target}': ${reason}`,
    );
  }
}

function readYaml(text: string, parseYaml: ParseYaml): unknown {
  const parsed = parseYaml(text);
  if ('error' in parsed) throw new ReadError(`${parsed.error} (line ${parsed.line})`);
  return parsed.value;
}
