import type { JsonSchema } from '#config/schema';
import { createNearPattern } from './createNearPattern';

/** Shorter keys are not suggested, because similar short words are often intended. */
const shortestGuessed = 5;

/** Returns `patternProperties` for a map with keys of other tools or plugins: editors mark keys with a typo as unknown. */
export function createTypoPatterns(keys: readonly string[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    keys
      .filter((key) => key.length >= shortestGuessed)
      .map((key) => [createNearPattern(key), { deprecationMessage: `Unknown key. Did you mean '${key}'?` }]),
  );
}
