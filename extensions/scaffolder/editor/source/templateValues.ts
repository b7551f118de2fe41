import { isJsonObject, type JsonObject } from '#model';
import type { TemplateVocabulary } from './templateVocabulary';
import { propertiesOf, valueAt } from './schemaAt';

/** A step of a template, as far as it is written. */
export interface WrittenStep {
  index: number;
  id: string;
  action: string | undefined;
}

/** Returns the steps. Without an id, a step is called after its position. */
export function listSteps(template: unknown): WrittenStep[] {
  const steps = valueAt(template, ['spec', 'steps']);
  if (!Array.isArray(steps)) return [];
  return steps.map((step: unknown, index) => {
    const { id, action } = isJsonObject(step) ? step : {};
    return {
      index,
      id: typeof id === 'string' ? id : `step-${index + 1}`,
      action: typeof action === 'string' ? action : undefined,
    };
  });
}

/** Returns the pages of the form. A single page needs no list. */
export function listPages(template: unknown): JsonObject[] {
  return [valueAt(template, ['spec', 'parameters'])].flat().filter(isJsonObject);
}

/** Returns the schemas of all parameters by name, those of conditions and dependencies included. */
export function listParameters(template: unknown): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const page of listPages(template)) collect(page, found, 0);
  return found;
}

/** Conditions in conditions. Deeper ones are ignored. */
const MOST_LEVELS = 12;

function collect(schema: JsonObject, found: Map<string, JsonObject>, level: number): void {
  if (level > MOST_LEVELS) return;
  for (const [name, property] of propertiesOf(schema)) if (!found.has(name)) found.set(name, property);
  const { dependencies } = schema;
  const parts = [
    schema['if'],
    schema['then'],
    schema['else'],
    ...[schema['allOf'], schema['anyOf'], schema['oneOf']].flat(),
    ...(isJsonObject(dependencies) ? Object.values(dependencies) : []),
  ];
  for (const part of parts) if (isJsonObject(part)) collect(part, found, level + 1);
}

/** Whether parameters can have names that are not in the template, because a page refers to another schema. */
export function hasOtherParameters(template: unknown): boolean {
  return JSON.stringify(listPages(template)).includes('"$ref"');
}

/** Returns the names of the secrets that fields of the form store. */
export function listSecrets(template: unknown): string[] {
  const names = new Set<string>();
  JSON.stringify(listPages(template), (key, value: unknown) => {
    if (key === 'secretsKey' && typeof value === 'string') names.add(value);
    return value;
  });
  return [...names];
}

/** Returns the outputs of an action by name. */
export function listOutputs(
  action: string | undefined,
  { actions }: TemplateVocabulary,
): Map<string, JsonObject> {
  const schema = actions?.find(({ id }) => id === action)?.schema?.output;
  return schema ? propertiesOf(schema as JsonObject) : new Map();
}
