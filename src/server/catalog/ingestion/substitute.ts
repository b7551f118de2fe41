import { parseStrict } from './parseStrict';
import { ReadError } from './read/readLimits';

/** Loads the text that a placeholder names, resolved against the descriptor it stands in. */
export type LoadText = (target: string) => Promise<string>;

const maxDepth = 100;

/**
 * Replaces `$text`, `$json` and `$yaml` in a descriptor by what they name (descriptor format, "Substitutions"). Returns
 * the same object where nothing was replaced; never changes its input.
 *
 * @throws ReadError naming the path of the placeholder
 */
export async function loadPlaceholders(
  value: Record<string, unknown>,
  load: LoadText,
): Promise<Record<string, unknown>> {
  return (await visit(value, [], load)) as Record<string, unknown>;
}

async function visit(value: unknown, path: string[], load: LoadText): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > maxDepth)
    throw new ReadError(`The descriptor is nested more than ${maxDepth} levels deep.`);
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first !== undefined && first[0].startsWith('$') && !Array.isArray(value)) {
    return replace(first[0], first[1], path, load);
  }
  let changed = false;
  const next: [string, unknown][] = [];
  for (const [key, child] of entries) {
    const replaced = typeof child === 'object' ? await visit(child, [...path, key], load) : child;
    changed ||= replaced !== child;
    next.push([key, replaced]);
  }
  if (!changed) return value;
  return Array.isArray(value) ? next.map(([, child]) => child) : Object.fromEntries(next);
}

async function replace(key: string, target: unknown, path: string[], load: LoadText): Promise<unknown> {
  if (key !== '$text' && key !== '$json' && key !== '$yaml') return { [key]: target };
  const where = path.join('.') || 'the document';
  if (typeof target !== 'string' || target === '') {
    throw new ReadError(`The ${key} placeholder at '${where}' must name a file or an address.`);
  }
  try {
    const text = await load(target);
    if (key === '$text') return text;
    return key === '$json' ? (JSON.parse(text) as unknown) : readYaml(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReadError(
      `The ${key} placeholder at '${where}' could not be filled from '${target}': ${reason}`,
    );
  }
}

function readYaml(text: string): unknown {
  const document = parseStrict(text);
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return document.toJS();
}
