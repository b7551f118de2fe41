import type { OutputUnit } from '@cfworker/json-schema';
import { isJsonObject, type JsonObject, type JsonValue } from '#model';
import type { ApiHolder } from '#sdk';
import type { FormField } from '../../blueprints/formField';
import type { PatternChecks } from './createPatternChecks';
import { type FormValidator, toJson } from './createValidator';
import { listNames } from '../schema/listNames';
import { readProperty } from '../schema/readProperty';
import { readUi } from '../schema/readUi';
import { describeError, type FormText } from './describeError';
import { readPath, readSchemas, splitPointer } from './readPlace';
import { selectErrors } from './selectErrors';

/** A value of a form that is not valid. */
export interface FormProblem {
  /** The path of the value: names of properties, and indexes of items. */
  path: string[];
  /** A sentence for the user. */
  message: string;
}

/** What {@link findProblems} validates. */
export interface FormToValidate {
  schema: JsonObject;
  uiSchema: JsonObject;
  formData: JsonObject;
  /** The values of all pages, for the validations of fields. */
  allFormData: JsonObject;
  fields: ReadonlyMap<string, FormField>;
}

/** What {@link findProblems} uses. */
export interface ValidationTools {
  validator: FormValidator;
  patterns: PatternChecks;
  apis: ApiHolder;
  t: FormText;
}

/**
 * Validates a page: the schema with its patterns, and the custom fields. Returns at most one problem of the schema per value, in the
 * order of the form.
 */
export async function findProblems(form: FormToValidate, tools: ValidationTools): Promise<FormProblem[]> {
  const value = toJson(omitEmptyLists(form.formData, form.uiSchema, form.fields));
  const bySchema = await findSchemaProblems(form, value, tools).catch((cause: unknown) => [
    { path: [], message: describeFailure(cause, tools.t) },
  ]);
  const byFields = await findFieldProblems(form, tools);
  const seen = new Set(bySchema.map(({ path }) => JSON.stringify(path)));
  const names = listNames(form);
  return [...bySchema, ...byFields.filter(({ path }) => !seen.has(JSON.stringify(path)))].toSorted(
    (a, b) => names.indexOf(a.path[0] ?? '') - names.indexOf(b.path[0] ?? ''),
  );
}

/** An empty list of a custom field is a field without a value, so it is missing if the field is required. */
function omitEmptyLists(
  value: JsonObject,
  uiSchema: JsonObject,
  fields: ReadonlyMap<string, FormField>,
): JsonObject {
  const entries = Object.entries(value).filter(([key, item]) => {
    const name = readUi(uiSchema, [key])?.['ui:field'];
    return !(Array.isArray(item) && item.length === 0 && typeof name === 'string' && fields.has(name));
  });
  return Object.fromEntries(entries);
}

async function findSchemaProblems(
  form: FormToValidate,
  value: JsonValue,
  { validator, patterns, t }: ValidationTools,
): Promise<FormProblem[]> {
  const { schema, uiSchema } = form;
  // Starts the patterns, and reads their results when all are known.
  validator.check(schema, value);
  await patterns.settle();
  const checked = validator.check(schema, value);
  const problems = selectErrors(checked.errors).flatMap((error) => {
    const schemas = readSchemas(checked.schema, error.keywordLocation);
    const pattern = error.keyword === 'format' && schemas[0] ? validator.readPattern(schemas[0]) : undefined;
    return listPaths(error, schemas, value).map((path) => {
      const text = readPath(value, path);
      const isSlow =
        pattern !== undefined && typeof text === 'string' && patterns.read(pattern, text) === 'slow';
      const message = isSlow
        ? t('error.slowPattern')
        : describeError({ error, schemas, path, uiSchema, pattern, isChoice: isChoice(form, path) }, t);
      return { path, message };
    });
  });
  const byPath = new Map(problems.toReversed().map((problem) => [JSON.stringify(problem.path), problem]));
  return [...byPath.values()].toReversed();
}

/** Whether users choose a value from a list: an entity, or an option of the schema. */
function isChoice({ schema, uiSchema, fields }: FormToValidate, path: readonly string[]): boolean {
  const name = readUi(uiSchema, path)?.['ui:field'];
  if (typeof name === 'string') return fields.get(name)?.valueType === 'entityRef';
  const { enum: options, oneOf } = readProperty(schema, path) ?? {};
  return options !== undefined || oneOf !== undefined;
}

/** The paths of the values of an error: the missing ones of an object, or the value itself. */
function listPaths(error: OutputUnit, [schema]: readonly JsonObject[], value: JsonValue): string[][] {
  const path = splitPointer(error.instanceLocation);
  const given = readPath(value, path);
  if (error.keyword === 'required') return listMissing(schema?.['required'], given, path);
  if (error.keyword === 'dependencies' || error.keyword === 'dependentRequired') {
    const rules = isJsonObject(schema?.[error.keyword]) ? (schema[error.keyword] as JsonObject) : {};
    return Object.entries(rules).flatMap(([name, needed]) =>
      isJsonObject(given) && Object.hasOwn(given, name) ? listMissing(needed, given, path) : [],
    );
  }
  return [path];
}

function listMissing(names: JsonValue | undefined, given: JsonValue | undefined, path: readonly string[]) {
  if (!Array.isArray(names) || !isJsonObject(given)) return [];
  return names.flatMap((name) =>
    typeof name === 'string' && !Object.hasOwn(given, name) ? [[...path, name]] : [],
  );
}

async function findFieldProblems(form: FormToValidate, { apis, t }: ValidationTools): Promise<FormProblem[]> {
  const found = listFieldValues(form).map(async ({ path, value, field, ui }) => {
    const messages: string[] = [];
    const context = {
      formData: form.allFormData,
      schema: readSchema(form.schema, path),
      uiSchema: ui as never,
      apis,
    };
    try {
      await field.validation?.(value, { addError: (message) => messages.push(message) }, context);
    } catch (cause) {
      messages.push(describeFailure(cause, t));
    }
    return messages.map((message) => ({ path, message }));
  });
  return (await Promise.all(found)).flat();
}

function describeFailure(cause: unknown, t: FormText): string {
  return t('error.checkFailed', { reason: cause instanceof Error ? cause.message : String(cause) });
}

interface FieldValue {
  path: string[];
  value: JsonValue;
  field: FormField;
  ui: JsonObject;
}

/** Lists the values whose field has a validation. */
function listFieldValues(
  { uiSchema, formData, fields }: FormToValidate,
  path: readonly string[] = [],
): FieldValue[] {
  const value = readPath(formData, path);
  const ui = readUi(uiSchema, path);
  if (value === undefined || value === null) return [];
  const name = ui?.['ui:field'] ?? readPath(ui, ['ui:options', 'field']);
  const field = typeof name === 'string' ? fields.get(name) : undefined;
  if (ui && field) return field.validation ? [{ path: [...path], value, field, ui }] : [];
  if (typeof value !== 'object') return [];
  return Object.keys(value).flatMap((key) =>
    listFieldValues({ uiSchema, formData, fields } as FormToValidate, [...path, key]),
  );
}

/** Returns the schema of the value at a path, if the page's own properties have it. */
function readSchema(schema: JsonObject, path: readonly string[]): JsonObject {
  let at: JsonValue | undefined = schema;
  for (const key of path) at = readPath(at, ['properties', key]) ?? readPath(at, ['items']);
  return isJsonObject(at) ? at : {};
}
