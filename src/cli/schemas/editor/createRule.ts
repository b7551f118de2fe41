import type { JsonSchema } from '#config/schema';

/** Creates an implication as `anyOf`, because an object with a key 'then' would be treated as a promise. */
export function createRule(condition: JsonSchema, consequence: JsonSchema): JsonSchema {
  return { if: { not: condition }, else: consequence };
}
