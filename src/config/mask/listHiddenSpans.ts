import type { LocatedMap, LocatedValue, Span } from '../located/locatedValue';
import { maskSecrets } from '../schema/maskSecrets';

/** The places in one file of the values that hold secrets, or sound as if they did. */
export function listHiddenSpans(layers: readonly LocatedMap[], file: string): Span[] {
  return layers.flatMap((layer) => {
    const spans: Span[] = [];
    collect(layer, maskSecrets(layer), file, spans);
    return spans;
  });
}

/** Both have the same shape; where the values differ, something was masked. */
function collect(value: LocatedValue, masked: LocatedValue, file: string, spans: Span[]): void {
  if (value.kind === 'scalar') {
    if (masked.kind === 'scalar' && masked.value !== value.value && value.at?.file === file)
      spans.push(value.at);
  } else if (value.kind === 'list') {
    const items = masked.kind === 'list' ? masked.items : [];
    value.items.forEach((item, index) => collect(item, items[index] ?? item, file, spans));
  } else {
    for (const [key, entry] of value.entries) {
      const other = masked.kind === 'map' ? masked.entries.get(key) : undefined;
      collect(entry.value, other?.value ?? entry.value, file, spans);
    }
  }
}
