import type { LocatedMap, LocatedValue, Span } from '../located/locatedValue';
import type { InjectedPlaces } from './injectedConfig';

/** Encodes the places of all values of a map. See InjectedPlaces for the format. */
export function encodePlaces(root: LocatedMap): InjectedPlaces {
  const files = new Map<string, number>();
  const spans: number[] = [];

  function writeSpan(span: Span | undefined): void {
    if (span === undefined) {
      spans.push(0);
      return;
    }
    const number = files.get(span.file) ?? files.size + 1;
    files.set(span.file, number);
    spans.push(number, span.line, span.column, span.endLine, span.endColumn);
  }

  function writeValue(value: LocatedValue): void {
    writeSpan(value.at);
    if (value.kind === 'list') value.items.forEach(writeValue);
    if (value.kind !== 'map') return;
    for (const key of listKeysAsObject(value)) {
      const entry = value.entries.get(key);
      if (entry === undefined) continue;
      writeSpan(entry.key);
      writeValue(entry.value);
    }
  }

  writeValue(root);
  return { files: [...files.keys()], spans };
}

/** Lists keys in the order of objects, which put integer-like keys first. The decoder iterates over an object. */
function listKeysAsObject(map: LocatedMap): string[] {
  return Object.keys(Object.fromEntries(map.entries));
}
