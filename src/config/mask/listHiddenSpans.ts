import type { LocatedMap, LocatedValue, Span } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { maskSecrets } from './maskSecrets';

/** Lists the places in one file of values that are secrets, or whose names sound like secrets. */
export function listHiddenSpans(layers: readonly LocatedMap[], file: string, schema: ConfigSchema): Span[] {
  return layers.flatMap((layer) => {
    const spans: Span[] = [];
    collect(layer, maskSecrets(layer, schema), file, spans);
    return spans;
  });
}

/** Compares two trees of the same shape. Values that differ were masked. */
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
