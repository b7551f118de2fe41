import { isJsonObject, type JsonObject } from '#model';
import type { TemplateVocabulary } from './templateVocabulary';
import { templateSchema } from './templateSchema';
import type { YamlPath } from './findYamlPlace';

/** Returns the value at a path of an object. */
export function valueAt(value: unknown, path: YamlPath): unknown {
  let found: unknown = value;
  for (const part of path) {
    if (Array.isArray(found)) found = found[Number(part)];
    else found = isJsonObject(found) && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return found;
}

/** Returns the action of the step that a path is in, and the path within the input of the step. */
export function findStepInput(path: YamlPath): { step: YamlPath; inner: YamlPath } | undefined {
  const [spec, steps, index, input] = path;
  if (spec !== 'spec' || steps !== 'steps' || typeof index !== 'number' || input !== 'input')
    return undefined;
  return { step: path.slice(0, 3), inner: path.slice(4) };
}

/**
 * Returns the JSON Schema of the value at a path of a template: of the template itself, of the input of the action of the step, or of
 * the options of the field. Returns undefined if it is not known.
 */
export function schemaAt(
  path: YamlPath,
  template: unknown,
  vocabulary: TemplateVocabulary,
): JsonObject | undefined {
  const input = findStepInput(path);
  if (input) {
    const id = valueAt(template, [...input.step, 'action']);
    const schema = vocabulary.actions?.find((action) => action.id === id)?.schema?.input as
      | JsonObject
      | undefined;
    return schema && walk(schema, input.inner);
  }
  const options = path.lastIndexOf('ui:options');
  if (options > 0) {
    const name = valueAt(template, [...path.slice(0, options), 'ui:field']);
    const schema = vocabulary.fields?.find((field) => field.name === name)?.options;
    return schema && walk(schema, path.slice(options + 1));
  }
  return walk(templateSchema, path);
}

function walk(schema: JsonObject, path: YamlPath): JsonObject | undefined {
  let found: JsonObject | undefined = schema;
  for (const part of path) found = found && enter(found, part);
  return found;
}

function enter(schema: JsonObject, part: string | number): JsonObject | undefined {
  const { items, additionalProperties } = schema;
  if (typeof part === 'number')
    return toSchema(Array.isArray(items) ? items[part] : items) ?? inAny(schema, part);
  const { properties } = schema;
  const own = isJsonObject(properties) && Object.hasOwn(properties, part) ? properties[part] : undefined;
  return toSchema(own) ?? inAny(schema, part) ?? toSchema(additionalProperties);
}

/** Enters the first alternative that has the part. */
function inAny(schema: JsonObject, part: string | number): JsonObject | undefined {
  for (const alternative of alternativesOf(schema)) {
    const found = enter(alternative, part);
    if (found) return found;
  }
  return undefined;
}

/** The schemas in `allOf`, `anyOf` and `oneOf`. */
export function alternativesOf(schema: JsonObject): JsonObject[] {
  return [schema['allOf'], schema['anyOf'], schema['oneOf']]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter(isJsonObject);
}

function toSchema(value: unknown): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined;
}

/** Returns the properties of a schema and of its alternatives, by name. */
export function propertiesOf(schema: JsonObject): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const part of [schema, ...alternativesOf(schema)]) {
    const { properties } = part;
    if (!isJsonObject(properties)) continue;
    for (const [name, property] of Object.entries(properties))
      if (!found.has(name)) found.set(name, isJsonObject(property) ? property : {});
  }
  return found;
}
