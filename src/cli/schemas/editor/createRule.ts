import type { JsonSchema } from '../jsonSchema';

/** What must hold where a condition does: said the other way round, because an object with a key 'then' passes for a promise. */
export function createRule(condition: JsonSchema, consequence: JsonSchema): JsonSchema {
  return { if: { not: condition }, else: consequence };
}
