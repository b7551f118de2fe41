import { parseAllDocuments } from 'yaml';
import { isJsonObject, type JsonObject } from '#model';
import type { SourceCompletion, SourceCompletions } from '#viewers/source';
import { completeExpression } from './completeExpression';
import { describeSchema } from './describeSchema';
import { findYamlPlace, type YamlPath, type YamlPlace } from './findYamlPlace';
import { alternativesOf, propertiesOf, schemaAt, valueAt } from './schemaAt';
import type { TemplateVocabulary } from './templateVocabulary';

/** Where the text is in a template: at its root, or, in the form playground, at the list of its pages. */
export type TemplatePart = 'template' | 'parameters';

/** Offers suggestions at an offset of a template: keys, actions, their inputs, fields and their options, and expressions. */
export function completeTemplate(
  text: string,
  offset: number,
  vocabulary: TemplateVocabulary,
  part: TemplatePart = 'template',
): SourceCompletions | undefined {
  const place = findYamlPlace(text, offset);
  const template = readAround(text, place, offset, part);
  const path = part === 'template' ? place.path : ['spec', 'parameters', ...place.path];
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const body = openExpression(line);
  if (body !== undefined)
    return isRendered(path) ? completeExpression({ body, offset, path, template }, vocabulary) : undefined;
  if (place.kind === 'text') return undefined;
  const context = { ...place, path, template, vocabulary };
  const options = place.kind === 'value' ? listValues(path, context) : listKeys(context);
  return options.length === 0 ? undefined : { from: place.from, options };
}

interface Context extends YamlPlace {
  template: unknown;
  vocabulary: TemplateVocabulary;
}

/** Returns the text of the expression that the end of the line is in. */
function openExpression(line: string): string | undefined {
  const start = line.lastIndexOf('${{');
  const body = start < 0 ? undefined : line.slice(start + 3);
  return body?.includes('}}') === true ? undefined : body;
}

/** Whether expressions are rendered at a path. */
function isRendered([spec, part]: YamlPath): boolean {
  return spec === 'spec' && (part === 'steps' || part === 'output');
}

/** Reads the document without the word that is being typed, which may not be valid YAML yet. */
function readAround(
  text: string,
  { from, document }: YamlPlace,
  offset: number,
  part: TemplatePart,
): unknown {
  const end = text.indexOf('\n', offset);
  const rest = text.slice(0, from) + (end < 0 ? '' : text.slice(end));
  const documents = parseAllDocuments(rest);
  const found = Array.isArray(documents) ? documents[document] : undefined;
  try {
    const value: unknown = found?.toJS();
    return part === 'template' ? value : { spec: { parameters: value } };
  } catch {
    // An alias without an anchor, or too many aliases.
    return undefined;
  }
}

function listKeys({ path, column, template, vocabulary }: Context): SourceCompletion[] {
  const schema = schemaAt(path, template, vocabulary);
  if (!schema) return [];
  const { items } = schema;
  // In a list without a dash, an item is offered by its keys.
  if (isJsonObject(items) && isList(schema)) {
    const keys = [...propertiesOf(items)];
    if (keys.length > 0) return keys.map(([name, property]) => toKey(name, property, column, '- '));
    return listValues([...path, 0], { template, vocabulary }).map((option) => ({
      ...option,
      label: `- ${option.label}`,
    }));
  }
  const written = valueAt(template, path);
  const isWritten = (name: string): boolean => isJsonObject(written) && Object.hasOwn(written, name);
  const required = [schema['required']].flat();
  const keys = [...propertiesOf(schema)]
    .filter(([name]) => !isWritten(name))
    .map(([name, property]) => {
      const option = toKey(name, property, column);
      return required.includes(name) ? { ...option, detail: `${option.detail ?? ''} *`.trim() } : option;
    });
  return keys.length > 0 ? keys : listValues(path, { template, vocabulary });
}

function isList({ type, items }: JsonObject): boolean {
  return type === 'array' || (type === undefined && items !== undefined);
}

function toKey(name: string, property: JsonObject, column: number, dash = ''): SourceCompletion {
  const inside = `\n${' '.repeat(column + dash.length + 2)}`;
  const text = /^[\w$:./-]+$/.test(name) ? name : JSON.stringify(name);
  const isMap = property['type'] === 'object' || property['properties'] !== undefined;
  const end = isMap ? inside : isList(property) && property['type'] === 'array' ? `${inside}- ` : ' ';
  return {
    label: dash + name,
    kind: 'property',
    ...describeSchema(property),
    insert: `${dash}${text}:${end}`,
  };
}

function listValues(
  path: YamlPath,
  { template, vocabulary }: Pick<Context, 'template' | 'vocabulary'>,
): SourceCompletion[] {
  const key = path.at(-1);
  if (path.length === 4 && path[0] === 'spec' && path[1] === 'steps' && key === 'action')
    return (vocabulary.actions ?? []).map(({ id, description }) => ({
      label: id,
      kind: 'function',
      ...(description === undefined ? {} : { info: description }),
    }));
  if (key === 'ui:field')
    return (vocabulary.fields ?? []).map(({ name }) => ({ label: name, kind: 'value' }));
  if (path.at(-2) === 'required' || path.at(-2) === 'ui:order') {
    const page = schemaNames(valueAt(template, path.slice(0, -2)));
    const listed = [valueAt(template, path.slice(0, -1))].flat();
    return page.filter((name) => !listed.includes(name)).map((label) => ({ label, kind: 'value' }));
  }
  const schema = schemaAt(path, template, vocabulary);
  return schema ? listSchemaValues(schema) : [];
}

function schemaNames(page: unknown): string[] {
  return isJsonObject(page) ? [...propertiesOf(page).keys()] : [];
}

function listSchemaValues(schema: JsonObject): SourceCompletion[] {
  const { type, enum: values, const: only, examples } = schema;
  const listed = [...[values].flat(), only, ...[examples].flat()].filter(
    (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  );
  const booleans = [type].flat().includes('boolean') ? [true, false] : [];
  const own = [...new Set([...listed, ...booleans])].map((value) => ({
    label: String(value),
    kind: 'value' as const,
  }));
  return [...own, ...alternativesOf(schema).flatMap(listSchemaValues)];
}
