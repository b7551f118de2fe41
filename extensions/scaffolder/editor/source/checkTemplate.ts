import { Validator, type OutputUnit } from '@cfworker/json-schema';
import { isMap, isNode, isPair, isScalar, LineCounter, parseAllDocuments, visit, type Document } from 'yaml';
import { findCandidates, isJsonObject, validateEntity, type Entity, type JsonObject } from '#model';
import {
  findExpressions,
  isIncomplete,
  listReferences,
  type ExpressionReference,
} from './templateExpressions';
import type { YamlPath } from './findYamlPlace';
import { propertiesOf, schemaAt, valueAt } from './schemaAt';
import { nunjucksFilters, type TemplateVocabulary } from './templateVocabulary';
import { describeYamlErrors, type YamlErrorKind } from './describeYamlErrors';
import { hasOtherParameters, listOutputs, listParameters, listSteps } from './templateValues';

/** What is wrong, and the values of the message. The texts are in `editorTranslationRef` under `problem`. */
export type ProblemText =
  | { key: 'text'; text: string }
  // Without a place, the key is one of the template itself.
  | { key: 'unknownKey'; name: string; place: string | undefined; nearest?: string | undefined }
  | { key: 'unknownAction'; template: string; step: string; name: string; nearest?: string | undefined }
  | { key: 'unknownInput'; action: string; name: string; nearest?: string | undefined }
  | { key: 'missingInput'; action: string; name: string }
  | { key: 'invalidInput'; action: string; name: string; error: string }
  | { key: 'duplicateStep'; name: string }
  | {
      key: 'unknownStep' | 'laterStep' | 'unknownParameter' | 'unknownFilter';
      name: string;
      nearest?: string | undefined;
    }
  | { key: 'unknownOutput'; name: string; step: string; action: string; nearest?: string | undefined }
  | { key: 'unclosed' | 'incomplete' }
  | { key: 'unclosedList' | 'unclosedMap'; line: number }
  | { key: `yaml${YamlErrorKind}` }
  | { key: 'wrongKind' | 'unknownType' | 'missingFile'; name: string; nearest?: string | undefined }
  | { key: 'unknownField'; name: string; nearest?: string | undefined };

/** A problem of a template. Offsets are in the text, and lines start at 1. */
export interface TemplateProblem {
  from: number;
  to: number;
  line: number;
  severity: 'error' | 'warning';
  problem: ProblemText;
}

/** A template that was read from a text, with its problems. */
export interface CheckedTemplate {
  /** The first document with the kind Template, or the first document. It may not be valid. */
  template: Entity | undefined;
  /** Whether the YAML has errors, so that parts of the template can be missing. */
  isBroken: boolean;
  problems: TemplateProblem[];
}

/** Whether a text is a descriptor with a template. */
export function isTemplateText(text: string): boolean {
  return /^kind:\s*["']?Template["']?\s*(#.*)?$/m.test(text);
}

/** Reads the template in a text, and finds its problems: those of the YAML, of the descriptor, and of what it uses. */
export function checkTemplate(text: string, vocabulary: TemplateVocabulary): CheckedTemplate {
  const counter = new LineCounter();
  const documents: Document[] = [...parseAllDocuments(text, { lineCounter: counter })];
  const found = documents
    .map((document) => ({ document, value: readValue(document) }))
    .find(({ value }) => isJsonObject(value) && value['kind'] === 'Template') ?? {
    document: documents[0],
    value: documents[0] && readValue(documents[0]),
  };
  const problems: Found[] = describeYamlErrors(
    text,
    documents.flatMap(({ errors }) => errors),
    counter,
  );
  const { document, value } = found;
  const isBroken = problems.length > 0;
  if (document && !isBroken) problems.push(...checkDocument({ text, document, template: value, vocabulary }));
  return {
    template: isJsonObject(value) ? (value as unknown as Entity) : undefined,
    isBroken,
    problems: problems
      .map(({ range: [from, to], ...problem }) => ({
        ...problem,
        from,
        to: Math.max(to, from + 1),
        line: counter.linePos(from).line,
      }))
      .toSorted((a, b) => a.from - b.from),
  };
}

/** A problem with the range of its text. */
export interface Found {
  range: readonly [number, number];
  severity: 'error' | 'warning';
  problem: ProblemText;
}

interface Checked {
  text: string;
  document: Document;
  template: unknown;
  vocabulary: TemplateVocabulary;
}

function readValue(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

function checkDocument(checked: Checked): Found[] {
  const { document, template } = checked;
  return [
    ...validateEntity(template).map(({ path, message }) => ({
      range: rangeOf(document, path),
      severity: 'error' as const,
      problem: { key: 'text' as const, text: message },
    })),
    ...checkKind(checked),
    ...checkKeys(checked),
    ...checkSteps(checked),
    ...checkFields(checked),
    ...checkTypes(checked),
    ...checkUrls(checked),
    ...checkExpressions(checked),
  ];
}

/** The range of a value, or of the nearest value around it that exists. */
function rangeOf(document: Document, path: YamlPath): readonly [number, number] {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      const [from, to] = node.range;
      // Only the start of a map, which can be long.
      return isScalar(node) ? [from, to] : [from, from + 1];
    }
  }
  return [document.contents?.range?.[0] ?? 0, document.contents?.range?.[0] ?? 0];
}

/** The range of a key in a map. */
function keyRange(document: Document, path: YamlPath): readonly [number, number] {
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const key = pair?.key;
  return isScalar(key) && key.range ? [key.range[0], key.range[1]] : rangeOf(document, path);
}

/** A descriptor of the API of templates must be a template. */
function checkKind({ document, template }: Checked): Found[] {
  const kind = valueAt(template, ['kind']);
  const apiVersion = valueAt(template, ['apiVersion']);
  if (typeof apiVersion !== 'string' || !apiVersion.startsWith('scaffolder.')) return [];
  if (typeof kind !== 'string' || kind === 'Template') return [];
  return [
    {
      range: rangeOf(document, ['kind']),
      severity: 'error',
      problem: { key: 'wrongKind', name: kind, nearest: 'Template' },
    },
  ];
}

/** Maps with a fixed list of keys. */
const closedMaps: readonly YamlPath[] = [[], ['metadata'], ['spec'], ['spec', 'output']];

function checkKeys({ document, template, vocabulary }: Checked): Found[] {
  const steps = listSteps(template).map(({ index }) => ['spec', 'steps', index]);
  return [...closedMaps, ...steps].flatMap((path) => {
    const value = valueAt(template, path);
    const schema = schemaAt(path, template, vocabulary);
    if (!isJsonObject(value) || !schema) return [];
    const known = [...propertiesOf(schema).keys()];
    return Object.keys(value)
      .filter((name) => !known.includes(name))
      .flatMap((name) => {
        const [nearest] = findCandidates(name, known);
        // Other plugins can read more keys of metadata, spec and output, so only typos are reported there.
        if (nearest === undefined && schema['additionalProperties'] !== false) return [];
        const place = path.length === 0 ? undefined : path.join('.');
        return [
          {
            range: keyRange(document, [...path, name]),
            severity: 'warning' as const,
            problem: { key: 'unknownKey' as const, name, place, nearest },
          },
        ];
      });
  });
}

function checkSteps(checked: Checked): Found[] {
  const { document, template, vocabulary } = checked;
  const seen = new Set<string>();
  const written = valueAt(template, ['metadata', 'name']);
  const name = typeof written === 'string' ? written : '';
  return listSteps(template).flatMap(({ index, id, action }) => {
    const path: YamlPath = ['spec', 'steps', index];
    const found: Found[] = [];
    if (seen.has(id))
      found.push({
        range: rangeOf(document, [...path, 'id']),
        severity: 'error',
        problem: { key: 'duplicateStep', name: id },
      });
    seen.add(id);
    const { actions } = vocabulary;
    if (action === undefined || actions === undefined) return found;
    const known = actions.find((candidate) => candidate.id === action);
    if (!known) {
      const [nearest] = findCandidates(
        action,
        actions.map((candidate) => candidate.id),
      );
      const problem = { key: 'unknownAction' as const, template: name, step: id, name: action, nearest };
      return [...found, { range: rangeOf(document, [...path, 'action']), severity: 'error', problem }];
    }
    return [
      ...found,
      ...checkInput(checked, [...path, 'input'], action, known.schema?.input as JsonObject | undefined),
    ];
  });
}

/** Errors that only say that a part has errors. */
const groupKeywords = new Set([
  'properties',
  'items',
  'additionalItems',
  'allOf',
  '$ref',
  'if',
  'then',
  'else',
  'false',
]);

function checkInput(
  { document, template }: Checked,
  path: YamlPath,
  action: string,
  schema: JsonObject | undefined,
): Found[] {
  if (schema === undefined) return [];
  const input = valueAt(template, path) ?? {};
  const { errors } = new Validator(schema, '7', false).validate(input);
  const isAlternative = (error: OutputUnit): boolean => /\/(anyOf|oneOf|not)\//.test(error.keywordLocation);
  const known = [...propertiesOf(schema).keys()];
  return errors
    .filter((error) => !groupKeywords.has(error.keyword) && !isAlternative(error))
    .flatMap((error): Found[] => {
      const inner = parsePointer(error.instanceLocation);
      const value = valueAt(input, inner);
      // What an expression returns is not known before the template runs.
      if (typeof value === 'string' && value.includes('${{')) return [];
      const name = inner.join('.');
      const quoted = /"([^"]+)"/.exec(error.error)?.[1] ?? name;
      if (error.keyword === 'required')
        return [
          {
            range: keyRange(
              document,
              inner.length === 0 && valueAt(template, path) !== undefined ? path : [...path, ...inner],
            ),
            severity: 'error',
            problem: { key: 'missingInput', action, name: [...inner, quoted].join('.') },
          },
        ];
      if (error.keyword === 'additionalProperties') {
        const [nearest] = findCandidates(String(inner.at(-1) ?? quoted), known);
        const key = inner.length === 0 ? [quoted] : inner;
        return [
          {
            range: keyRange(document, [...path, ...key]),
            severity: 'warning',
            problem: { key: 'unknownInput', action, name: key.join('.'), nearest },
          },
        ];
      }
      return [
        {
          range: rangeOf(document, [...path, ...inner]),
          severity: 'error',
          problem: { key: 'invalidInput', action, name, error: error.error },
        },
      ];
    });
}

/** Reads `#/a/0/b`. */
function parsePointer(pointer: string): Array<string | number> {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function checkFields({ document, vocabulary: { fields } }: Checked): Found[] {
  if (fields === undefined) return [];
  const found: Found[] = [];
  const names = fields.map(({ name }) => name);
  const parameters: unknown = document.getIn(['spec', 'parameters'], true);
  if (!isNode(parameters)) return found;
  visit(parameters, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || key.value !== 'ui:field' || !isScalar(value) || typeof value.value !== 'string')
        return;
      if (names.includes(value.value)) return;
      const [nearest] = findCandidates(value.value, names);
      const [from, to] = value.range ?? [0, 0];
      found.push({
        range: [from, to],
        severity: 'warning',
        problem: { key: 'unknownField', name: value.value, nearest },
      });
    },
  });
  return found;
}

const schemaTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];
/** Keys whose values are not schemas. */
const valueKeys = /^(ui:.*|default|const|enum|examples?)$/;

/** The types of parameters. */
function checkTypes({ document }: Checked): Found[] {
  const found: Found[] = [];
  const parameters: unknown = document.getIn(['spec', 'parameters'], true);
  if (!isNode(parameters)) return found;
  visit(parameters, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || typeof key.value !== 'string') return undefined;
      if (valueKeys.test(key.value)) return visit.SKIP;
      if (key.value !== 'type' || !isScalar(value) || typeof value.value !== 'string') return undefined;
      if (schemaTypes.includes(value.value)) return undefined;
      const [nearest] = findCandidates(value.value, schemaTypes);
      const [from, to] = value.range ?? [0, 0];
      found.push({
        range: [from, to],
        severity: 'error',
        problem: { key: 'unknownType', name: value.value, nearest },
      });
      return undefined;
    },
  });
  return found;
}

/** The files next to the template that steps fetch. */
function checkUrls({ document, template, vocabulary: { files } }: Checked): Found[] {
  if (files === undefined) return [];
  return listSteps(template).flatMap(({ index, action }): Found[] => {
    const path: YamlPath = ['spec', 'steps', index, 'input', 'url'];
    const url = valueAt(template, path);
    if (action?.startsWith('fetch:') !== true || typeof url !== 'string' || !/^\.{0,2}[\w/]/.test(url))
      return [];
    if (url.includes('${{') || /^[a-z][a-z\d+.-]*:/i.test(url)) return [];
    const wanted = new URL(url, 'file:///a/').pathname.replace(/^\/a\/|\/$/g, '');
    // Files outside of the folder are not known.
    if (wanted.startsWith('/') || wanted === '') return [];
    if (files.some((file) => file === wanted || file.startsWith(`${wanted}/`))) return [];
    return [
      { range: rangeOf(document, path), severity: 'error', problem: { key: 'missingFile', name: url } },
    ];
  });
}

function checkExpressions(checked: Checked): Found[] {
  const { text, document } = checked;
  const found: Found[] = [];
  for (const part of ['steps', 'output']) {
    const root: unknown = document.getIn(['spec', part], true);
    if (!isNode(root)) continue;
    visit(root, {
      Scalar: (_key, scalar, ancestors) => {
        if (typeof scalar.value !== 'string' || !scalar.value.includes('${{') || !scalar.range) return;
        const [start, end] = scalar.range;
        const source = unquote(text.slice(start, end));
        const steps: unknown = isNode(root) ? ancestors[1] : undefined;
        const index =
          part === 'steps' && isSeqItem(ancestors[0], steps) ? indexOf(ancestors[0], steps) : undefined;
        for (const { from, to, body, isClosed } of findExpressions(source)) {
          if (isClosed && isIncomplete(body))
            found.push({
              range: [start + from - 3, start + to + 2],
              severity: 'error',
              problem: { key: 'incomplete' },
            });
          else if (isClosed)
            for (const reference of listReferences(body)) {
              const problem = checkReference(reference, index, checked);
              if (problem)
                found.push({
                  ...problem,
                  range: [start + from + reference.from, start + from + reference.to],
                });
            }
          else
            found.push({
              range: [start + from - 3, start + to],
              severity: 'error',
              problem: { key: 'unclosed' },
            });
        }
      },
    });
  }
  return found;
}

/** Replaces the escaped quotes of a quoted YAML text by quotes with a space, so that offsets stay. */
function unquote(source: string): string {
  if (source.startsWith('"')) return source.replaceAll('\\"', ' "');
  return source.startsWith("'") ? source.replaceAll("''", " '") : source;
}

function isSeqItem(list: unknown, item: unknown): boolean {
  return isNode(list) && 'items' in list && isNode(item);
}

function indexOf(list: unknown, item: unknown): number {
  return isNode(list) && 'items' in list && Array.isArray(list.items)
    ? list.items.findIndex((candidate) => candidate === item && !isPair(candidate))
    : -1;
}

function checkReference(
  { kind, names }: ExpressionReference,
  index: number | undefined,
  { template, vocabulary }: Checked,
): Omit<Found, 'range'> | undefined {
  const [root = '', name, output, value] = names;
  if (kind === 'filter') {
    const { extensions } = vocabulary;
    if (!extensions) return undefined;
    const known = [...Object.keys(extensions.filters), ...nunjucksFilters];
    if (known.includes(root)) return undefined;
    return {
      severity: 'error',
      problem: { key: 'unknownFilter', name: root, nearest: findCandidates(root, known)[0] },
    };
  }
  if (root === 'parameters' && name !== undefined) {
    const known = [...listParameters(template).keys()];
    if (known.includes(name) || hasOtherParameters(template)) return undefined;
    return {
      severity: 'warning',
      problem: { key: 'unknownParameter', name, nearest: findCandidates(name, known)[0] },
    };
  }
  if (root !== 'steps' || name === undefined) return undefined;
  const steps = listSteps(template);
  const step = steps.find(({ id }) => id === name);
  if (!step) {
    const nearest = findCandidates(
      name,
      steps.map(({ id }) => id),
    )[0];
    return { severity: 'error', problem: { key: 'unknownStep', name, nearest } };
  }
  if (index !== undefined && step.index >= index)
    return { severity: 'error', problem: { key: 'laterStep', name } };
  if (output !== 'output' || value === undefined || step.action === undefined) return undefined;
  const outputs = [...listOutputs(step.action, vocabulary).keys()];
  // Without a schema, the outputs are not known.
  const action = vocabulary.actions?.find(({ id }) => id === step.action);
  if (action?.schema === undefined || outputs.includes(value)) return undefined;
  const nearest = findCandidates(value, outputs)[0];
  return {
    severity: 'warning',
    problem: { key: 'unknownOutput', name: value, step: name, action: step.action, nearest },
  };
}
