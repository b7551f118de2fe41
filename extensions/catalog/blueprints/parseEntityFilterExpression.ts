import { type Entity, isJsonObject } from '#model';
import { ANNOTATION_ORPHAN } from '#protocol';

type Test = (entity: Entity, parameter: string) => boolean;

/** The keys before the colon. */
const tests: Record<string, Test> = {
  kind: (entity, parameter) => same(entity.kind, parameter),
  type: (entity, parameter) => same(entity.spec?.['type'], parameter),
  is: (entity, parameter) =>
    same(parameter, 'orphan') && entity.metadata.annotations?.[ANNOTATION_ORPHAN] === 'true',
  has: (entity, parameter) =>
    same(parameter, 'labels')
      ? isJsonObject(entity.metadata.labels) && Object.keys(entity.metadata.labels).length > 0
      : Array.isArray(entity.metadata.links) && entity.metadata.links.length > 0,
};

/** The keys that accept only certain values. */
const parameters: Record<string, string[]> = { is: ['orphan'], has: ['labels', 'links'] };

export type ParsedEntityFilterExpression =
  | { ok: true; matches: (entity: Entity) => boolean }
  | { ok: false; message: string };

/**
 * Parses the text form of an entity filter: terms `[not:]key:value[,value]`, separated by spaces. All terms must match, each
 * with one of its values. Use predicates for new filters.
 */
export function parseEntityFilterExpression(expression: string): ParsedEntityFilterExpression {
  const terms = expression.split(/\s+/).filter((term) => term !== '');
  const matchers: Array<(entity: Entity) => boolean> = [];
  for (const term of terms) {
    const negated = term.startsWith('not:');
    const [key = '', ...rest] = (negated ? term.slice('not:'.length) : term).split(':');
    const values = rest
      .join(':')
      .split(',')
      .filter((value) => value !== '');
    const message = findProblem(term, key, values);
    if (message !== undefined) return { ok: false, message };
    const test = tests[key];
    if (test) matchers.push((entity) => values.some((value) => test(entity, value)) !== negated);
  }
  return { ok: true, matches: (entity) => matchers.every((matches) => matches(entity)) };
}

function findProblem(term: string, key: string, values: string[]): string | undefined {
  if (!Object.hasOwn(tests, key)) {
    return `The filter term '${term}' starts with an unknown key. Use one of ${Object.keys(tests).join(', ')}, or write the filter as a predicate.`;
  }
  if (values.length === 0) return `The filter term '${term}' has no value after '${key}:'.`;
  const allowed = parameters[key];
  const wrong = allowed && values.find((value) => !allowed.some((one) => same(one, value)));
  if (wrong === undefined) return undefined;
  return `The filter term '${term}' has the unknown value '${wrong}'. '${key}:' accepts ${allowed?.join(' or ')}.`;
}

function same(a: unknown, b: string): boolean {
  return typeof a === 'string' && a.toLocaleLowerCase('en-US') === b.toLocaleLowerCase('en-US');
}
