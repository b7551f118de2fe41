import { printConfigPath, type ConfigPath, type Locate } from '#diagnostics';
import type { InjectedPlaces } from './injectedConfig';

/** The start of the spans of a value and its key in the list of numbers. */
interface Offsets {
  value: number;
  key: number | undefined;
}

/** Creates the function that locates values of an injected configuration. Places are decoded on the first call. */
export function createLocate(config: Readonly<Record<string, unknown>>, places: InjectedPlaces): Locate {
  let offsets: Map<string, Offsets> | undefined;
  return (path, target = 'value') => {
    offsets ??= indexPlaces(config, places.spans);
    for (let length = path.length; length >= 0; length -= 1) {
      const found = offsets.get(printPath(path.slice(0, length)));
      const candidates = target === 'key' ? [found?.key, found?.value] : [found?.value, found?.key];
      const offset = candidates.find((candidate) => candidate !== undefined && places.spans[candidate] !== 0);
      if (offset !== undefined) return { ...readSpan(places, offset), path: printConfigPath(path) };
    }
    return undefined;
  };
}

/** Prints a path as JSON for comparison, because map keys can contain dots and brackets. */
function printPath(path: ConfigPath): string {
  return JSON.stringify(path.map(String));
}

function indexPlaces(config: unknown, spans: readonly number[]): Map<string, Offsets> {
  const offsets = new Map<string, Offsets>();
  let position = 0;

  function skipSpan(): number {
    const offset = position;
    position += spans[position] === 0 ? 1 : 5;
    return offset;
  }

  function visit(value: unknown, path: string[], key: number | undefined): void {
    offsets.set(printPath(path), { value: skipSpan(), key });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, child] of Object.entries(value)) {
      visit(child, [...path, name], Array.isArray(value) ? undefined : skipSpan());
    }
  }

  visit(config, [], undefined);
  return offsets;
}

function readSpan(places: InjectedPlaces, offset: number) {
  const [file = 0, line = 1, column = 1, endLine = 1, endColumn = 1] = places.spans.slice(offset, offset + 5);
  return { file: places.files[file - 1] ?? '', line, column, endLine, endColumn };
}
