import { isJsonObject, type JsonObject } from '#model';
import type { SourceCompletion, SourceCompletions } from '#viewers/source';
import { describeSchema } from './describeSchema';
import { propertiesOf, valueAt } from './schemaAt';
import { nunjucksFilters, type TemplateVocabulary } from './templateVocabulary';
import { listOutputs, listParameters, listSecrets, listSteps } from './templateValues';
import type { YamlPath } from './findYamlPlace';

/** Where an expression is. */
export interface ExpressionPlace {
  /** The text between the braces up to the cursor. */
  body: string;
  /** The offset of the cursor. */
  offset: number;
  path: YamlPath;
  template: unknown;
}

const isName = /^[A-Za-z_$][\w$]*$/;
const member = String.raw`(?:\.[A-Za-z_$][\w$]*|\[(?:'[^']*'|"[^"]*")\])`;
const chainPattern = new RegExp(String.raw`([A-Za-z_$][\w$]*)(${member}*)(\.|\[['"])([\w$:-]*)$`);

/** Offers the values, functions and filters that an expression can use at the cursor. */
export function completeExpression(
  place: ExpressionPlace,
  vocabulary: TemplateVocabulary,
): SourceCompletions | undefined {
  const { body, offset } = place;
  if (isInQuotes(body) && !/\[['"][\w$:-]*$/.test(body)) return undefined;
  const filter = /(?:^|[^|])\|\s*([\w$]*)$/.exec(body);
  if (filter) return { from: offset - (filter[1]?.length ?? 0), options: listFilters(vocabulary) };
  const chain = chainPattern.exec(body);
  if (chain) {
    const [, root = '', members = '', separator = '.', typed = ''] = chain;
    const names = [root, ...readMembers(members)];
    const isDot = separator === '.';
    const options = listMembers(names, place, vocabulary).flatMap((option) =>
      isDot ? [toMember(option)] : [{ ...option, insert: `${option.label}${separator.slice(1)}]` }],
    );
    return { from: offset - typed.length, options };
  }
  const word = /(?:^|[^\w$.'"\]])([\w$]*)$/.exec(body);
  return word ? { from: offset - (word[1]?.length ?? 0), options: listRoots(place, vocabulary) } : undefined;
}

function isInQuotes(body: string): boolean {
  return /^(?:[^'"]|'[^']*'|"[^"]*")*['"][^'"]*$/.test(body);
}

function readMembers(text: string): string[] {
  return [...text.matchAll(/\.([\w$]+)|\[['"]([^'"]*)['"]\]/g)].map(
    ([, dotted, quoted]) => dotted ?? quoted ?? '',
  );
}

/** A name that is not an identifier is written in brackets instead of after the dot. */
function toMember(option: SourceCompletion): SourceCompletion {
  return isName.test(option.label) ? option : { ...option, insert: `['${option.label}']`, before: 1 };
}

function listFilters({ extensions }: TemplateVocabulary): SourceCompletion[] {
  const own = Object.entries(extensions?.filters ?? {});
  return [
    ...own.map(([label, { description }]) => ({
      label,
      kind: 'function' as const,
      ...(description === undefined ? {} : { info: description }),
    })),
    ...nunjucksFilters
      .filter((label) => !own.some(([name]) => name === label))
      .map((label) => ({ label, kind: 'function' as const, detail: 'nunjucks' })),
  ];
}

function listRoots(
  { path, template }: ExpressionPlace,
  { extensions }: TemplateVocabulary,
): SourceCompletion[] {
  const [, list, index] = path;
  const step =
    list === 'steps' && typeof index === 'number' ? valueAt(template, path.slice(0, 3)) : undefined;
  const { functions = {}, values = {} } = extensions?.globals ?? {};
  return [
    ...['parameters', 'steps', 'user', 'environment', 'context'].map(toVariable),
    // Only inputs of steps can read secrets.
    ...(path[3] === 'input' ? [toVariable('secrets')] : []),
    ...(isJsonObject(step) && step['each'] !== undefined ? [toVariable('each')] : []),
    ...Object.entries(functions).map(([label, { description }]) => ({
      label,
      kind: 'function' as const,
      insert: `${label}(`,
      ...(description === undefined ? {} : { info: description }),
    })),
    ...Object.entries(values).map(([label, { description }]) => ({
      ...toVariable(label),
      ...(description === undefined ? {} : { info: description }),
    })),
  ];
}

function listMembers(
  names: readonly string[],
  { path, template }: ExpressionPlace,
  vocabulary: TemplateVocabulary,
): SourceCompletion[] {
  const [root = '', ...inner] = names;
  if (root === 'parameters') return listProperties(listParameters(template), inner);
  if (root === 'steps') {
    const before = path[1] === 'steps' && typeof path[2] === 'number' ? path[2] : Infinity;
    const steps = listSteps(template).filter(({ index }) => index < before);
    const [id, output, ...rest] = inner;
    if (id === undefined)
      return steps.map((step) => ({ ...toVariable(step.id), ...(step.action && { detail: step.action }) }));
    if (output === undefined) return [toVariable('output')];
    return listProperties(listOutputs(steps.find((step) => step.id === id)?.action, vocabulary), rest);
  }
  if (root === 'secrets' && inner.length === 0) return listSecrets(template).map(toVariable);
  return (knownMembers[names.join('.')] ?? []).map(toVariable);
}

const knownMembers: Readonly<Record<string, readonly string[]>> = {
  user: ['ref', 'entity'],
  'user.entity': ['metadata', 'spec', 'relations'],
  'user.entity.metadata': ['name', 'title', 'namespace', 'annotations'],
  'user.entity.spec': ['profile', 'memberOf'],
  'user.entity.spec.profile': ['displayName', 'email', 'picture'],
  each: ['key', 'value'],
  environment: ['parameters', 'secrets'],
  context: ['task'],
  'context.task': ['id'],
};

function listProperties(properties: Map<string, JsonObject>, inner: readonly string[]): SourceCompletion[] {
  let found = properties;
  for (const name of inner) found = propertiesOf(found.get(name) ?? {});
  return [...found].map(([label, schema]) => ({ label, kind: 'variable', ...describeSchema(schema) }));
}

function toVariable(label: string): SourceCompletion {
  return { label, kind: 'variable' };
}
