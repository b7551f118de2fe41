import { hasWidget, type RJSFSchema } from '@rjsf/utils';
import { isJsonObject, type JsonObject, type JsonValue } from '#model';
import { replaceBrokenRefs } from './replaceBrokenRefs';

/** A page of a template, as the form needs it. */
export interface SplitParameters {
  /** JSON Schema without `ui:*` keys. */
  schema: JsonObject;
  /** The `ui:*` keys by the names of the properties. */
  uiSchema: JsonObject;
}

/** Options of {@link splitParameters}. */
export interface SplitOptions {
  /** Whether a feature flag is active. Parts of a page with an inactive flag are removed. */
  isFlagActive?: (name: string) => boolean;
  /** The names of fields that `ui:field` can have. */
  fieldNames?: ReadonlySet<string>;
}

/** The layouts that `ui:ObjectFieldTemplate` can have. */
export const layoutNames: ReadonlySet<string> = new Set(['TwoColumnLayout']);

/** The field that is part of the form. */
const SECRET = 'Secret';

/** Marks a list of a custom field. It starts empty, and not with `minItems` items that the field cannot show. */
export const EMPTY_AT_FIRST = 'A custom field shows this list.';

const UI = /^ui:/;
/** Keywords from which the form infers a type. */
const typing = ['type', '$ref', 'enum', 'const', 'properties', 'items', 'allOf', 'anyOf', 'oneOf', 'if'];
/** Keywords with one schema. */
const single = ['additionalProperties', 'if', 'then', 'else', 'not', 'contains'];
/** Keywords with schemas by name. The schemas of properties have their own `ui:*` keys. */
const named = ['definitions', '$defs'];

/**
 * Splits a page of `spec.parameters` into a JSON Schema and its `ui:*` keys.
 *
 * Names in `ui:field`, `ui:widget` and `ui:ObjectFieldTemplate` that don't exist, and references that cannot be followed, are
 * replaced with `ui:unknown`, so that the form shows a plain field with a note. The input is not changed.
 */
export function splitParameters(page: JsonObject, options: SplitOptions = {}): SplitParameters {
  const definitions: JsonObject = {};
  const { schema, uiSchema } = split(replaceBrokenRefs(page), options, { definitions, at: '#' });
  if (Object.keys(definitions).length > 0) uiSchema['ui:definitions'] = definitions;
  return { schema, uiSchema };
}

/** Whether a page or property is shown. */
export function isShown(part: JsonObject, isFlagActive: (name: string) => boolean = () => false): boolean {
  const flag = readObject(part['ui:backstage'])?.['featureFlag'] ?? part['backstage:featureFlag'];
  return typeof flag !== 'string' || isFlagActive(flag);
}

interface Place {
  /** Receives the `ui:*` keys of schemas that `$ref` refers to. */
  definitions: JsonObject;
  /** The pointer of the schema. */
  at: string;
}

function split(page: JsonObject, options: SplitOptions, place: Place): SplitParameters {
  const schema: JsonObject = {};
  const uiSchema: JsonObject = {};
  for (const [key, value] of Object.entries(page)) {
    if (value === undefined || key === 'backstage:featureFlag') continue;
    if (UI.test(key)) uiSchema[key] = value;
    else schema[key] = value;
  }
  if ('enumNames' in schema) {
    // The form takes the labels of options from the `ui:*` keys.
    uiSchema['ui:enumNames'] ??= schema['enumNames'];
    delete schema['enumNames'];
  }
  if (readObject(schema['patternProperties'])) openProperties(schema);
  splitProperties(schema, uiSchema, options, place);
  splitItems(schema, uiSchema, options, place);
  splitBranches(schema, uiSchema, options, place);
  splitDependencies(schema, uiSchema, options, place);
  for (const key of single) {
    const part = readObject(schema[key]);
    if (part) {
      const found = split(part, options, place);
      schema[key] = found.schema;
      if (key === 'additionalProperties') uiSchema[key] = found.uiSchema;
      else mergeUi(uiSchema, found.uiSchema);
    }
  }
  for (const key of named) {
    const parts = readObject(schema[key]);
    if (parts) schema[key] = splitDefinitions(parts, options, { ...place, at: `${place.at}/${key}` });
  }
  replaceUnknown(schema, uiSchema, options);
  if ('ui:field' in uiSchema && 'minItems' in schema) schema['$comment'] = EMPTY_AT_FIRST;
  return { schema, uiSchema };
}

/**
 * Lets users add properties of any name. Only the server runs the patterns, because the page cannot stop a pattern that takes
 * forever.
 */
function openProperties(schema: JsonObject): void {
  const [first, ...others] = Object.values(readObject(schema['patternProperties']) ?? {});
  delete schema['patternProperties'];
  schema['additionalProperties'] = others.length === 0 && first !== undefined ? first : true;
}

function splitProperties(
  schema: JsonObject,
  uiSchema: JsonObject,
  options: SplitOptions,
  place: Place,
): void {
  const properties = readObject(schema['properties']);
  if (!properties) return;
  const shown: JsonObject = {};
  const removed: JsonValue[] = [];
  for (const [name, value] of Object.entries(properties)) {
    const property = readObject(value);
    if (!property) {
      shown[name] = value;
    } else if (isShown(property, options.isFlagActive)) {
      const found = split(property, options, place);
      shown[name] = isTyped(found) ? found.schema : { ...found.schema, type: 'string' };
      mergeUi(uiSchema, { [name]: found.uiSchema });
    } else {
      removed.push(name);
    }
  }
  schema['properties'] = shown;
  if (removed.length > 0 && Array.isArray(schema['required']))
    schema['required'] = schema['required'].filter((name) => !removed.includes(name));
  const order = readOrder(uiSchema);
  if (order) uiSchema['ui:order'] = completeOrder(order);
}

/** Without a type, the form could not choose a control. */
function isTyped({ schema, uiSchema }: SplitParameters): boolean {
  return typing.some((keyword) => keyword in schema) || 'ui:field' in uiSchema;
}

/** A property that the order does not list is shown at the end. */
function completeOrder(order: readonly JsonValue[]): JsonValue[] {
  return order.includes('*') ? [...order] : [...order, '*'];
}

function readOrder(uiSchema: JsonObject): JsonValue[] | undefined {
  const order = uiSchema['ui:order'] ?? readObject(uiSchema['ui:options'])?.['order'];
  return Array.isArray(order) ? order : undefined;
}

function splitItems(schema: JsonObject, uiSchema: JsonObject, options: SplitOptions, place: Place): void {
  const { items } = schema;
  if (Array.isArray(items)) {
    const parts = items.map((item) => split(readObject(item) ?? {}, options, place));
    schema['items'] = parts.map((part) => part.schema);
    uiSchema['items'] = parts.map((part) => part.uiSchema);
    return;
  }
  const item = readObject(items);
  if (!item) return;
  const found = split(item, options, place);
  schema['items'] = found.schema;
  uiSchema['items'] = found.uiSchema;
  const extra = readObject(schema['additionalItems']);
  if (!extra) return;
  const more = split(extra, options, place);
  schema['additionalItems'] = more.schema;
  uiSchema['additionalItems'] = more.uiSchema;
}

function splitBranches(schema: JsonObject, uiSchema: JsonObject, options: SplitOptions, place: Place): void {
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const branches = schema[key];
    if (!Array.isArray(branches)) continue;
    const parts = branches.map((branch) => {
      const part = readObject(branch);
      return part ? split(part, options, place) : { schema: branch, uiSchema: {} };
    });
    schema[key] = parts.map((part) => part.schema as JsonObject);
    // The options of a choice keep their own keys. Parts that always apply share those of the page.
    if (key !== 'allOf') uiSchema[key] = parts.map((part) => part.uiSchema);
    for (const part of parts) mergeUi(uiSchema, withoutOwn(part.uiSchema));
  }
}

function splitDependencies(
  schema: JsonObject,
  uiSchema: JsonObject,
  options: SplitOptions,
  place: Place,
): void {
  for (const key of ['dependencies', 'dependentSchemas']) {
    const dependencies = readObject(schema[key]);
    if (!dependencies) continue;
    schema[key] = Object.fromEntries(
      Object.entries(dependencies).map(([name, value]) => {
        const part = readObject(value);
        if (!part) return [name, value];
        const found = split(part, options, place);
        mergeUi(uiSchema, found.uiSchema);
        return [name, found.schema];
      }),
    );
  }
}

function splitDefinitions(parts: JsonObject, options: SplitOptions, place: Place): JsonObject {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => {
      const part = readObject(value);
      if (!part) return [name, value];
      const found = split(part, options, place);
      if (Object.keys(found.uiSchema).length > 0) place.definitions[`${place.at}/${name}`] = found.uiSchema;
      const isBroken = 'ui:unknown' in found.uiSchema && !isTyped(found);
      return [name, isBroken ? { ...found.schema, type: 'string' } : found.schema];
    }),
  );
}

/** Adds the keys of a part. Those of the page itself take precedence. */
function mergeUi(target: JsonObject, part: JsonObject): void {
  for (const [key, value] of Object.entries(part)) {
    const before = readObject(target[key]);
    const added = readObject(value);
    if (before && added) target[key] = mergeAll(added, before);
    else target[key] ??= value;
  }
}

function mergeAll(part: JsonObject, over: JsonObject): JsonObject {
  const merged = { ...over };
  mergeUi(merged, part);
  return merged;
}

/** The keys of properties, without those of the schema itself. */
function withoutOwn(uiSchema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(uiSchema).filter(([key]) => !UI.test(key)));
}

function replaceUnknown(schema: JsonObject, uiSchema: JsonObject, { fieldNames }: SplitOptions): void {
  const settings = readObject(uiSchema['ui:options']);
  const read = (name: string): JsonValue | undefined => uiSchema[`ui:${name}`] ?? settings?.[name];
  const remove = (name: string): void => {
    delete uiSchema[`ui:${name}`];
    if (settings && name in settings)
      uiSchema['ui:options'] = Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));
  };
  const field = read('field');
  if (typeof field === 'string') {
    if (field === SECRET || fieldNames?.has(field)) return;
    remove('field');
    uiSchema['ui:unknown'] = `ui:field: ${field}`;
  }
  const widget = read('widget');
  if (widget !== undefined && !isWidget(schema, widget)) {
    remove('widget');
    uiSchema['ui:unknown'] ??= `ui:widget: ${print(widget)}`;
  }
  const layout = read('ObjectFieldTemplate');
  if (layout !== undefined && !(typeof layout === 'string' && layoutNames.has(layout))) {
    remove('ObjectFieldTemplate');
    uiSchema['ui:unknown'] ??= `ui:ObjectFieldTemplate: ${print(layout)}`;
  }
}

function print(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** All widgets exist under these names, so that the check needs no components. */
function isWidget(schema: JsonObject, widget: JsonValue): boolean {
  if (typeof widget !== 'string') return false;
  if (widget === 'hidden') return true;
  // Alternatives are drawn with the widget of a number. See MultiSchemaField of @rjsf/core.
  const type = 'oneOf' in schema || 'anyOf' in schema ? 'string' : schema['type'];
  return hasWidget({ ...schema, type } as RJSFSchema, widget, widgetNames);
}

const widgetNames = Object.fromEntries(
  [
    'Alt',
    'Checkbox',
    'Checkboxes',
    'Color',
    'Date',
    'DateTime',
    'Email',
    'File',
    'Hidden',
    'Password',
    'Radio',
    'Range',
    'Select',
    'Text',
    'Textarea',
    'Time',
    'UpDown',
    'URL',
    'AltDate',
    'AltDateTime',
  ].map((name) => [`${name}Widget`, () => null]),
);

function readObject(value: JsonValue | undefined): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined;
}
