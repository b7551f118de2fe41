import { StatusError } from './statusError';
import type { ClusterObject } from './clusterObject';

type Test = (object: ClusterObject) => boolean;

/** Parses a label selector: `a=b`, `a==b`, `a!=b`, `a in (b,c)`, `a notin (b,c)`, `a` and `!a`, separated by commas. */
export function parseLabelSelector(selector: string): Test {
  const tests = splitOutsideParentheses(selector).map(parseRequirement);
  return (object) => tests.every((test) => test(object));
}

function splitOutsideParentheses(selector: string): string[] {
  return selector
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const LABEL = String.raw`[A-Za-z0-9](?:[\w./-]*[A-Za-z0-9])?`;

function parseRequirement(text: string): Test {
  const set = new RegExp(`^(${LABEL})\\s+(in|notin)\\s+\\(([^)]*)\\)$`).exec(text);
  if (set) {
    const [, key = '', operator, list = ''] = set;
    const values = new Set(list.split(',').map((value) => value.trim()));
    return (object) => values.has(labelOf(object, key) ?? '\0') === (operator === 'in');
  }
  const equals = new RegExp(`^(${LABEL})\\s*(==|=|!=)\\s*([\\w.-]*)$`).exec(text);
  if (equals) {
    const [, key = '', operator, value] = equals;
    return (object) => (labelOf(object, key) === value) === (operator !== '!=');
  }
  const exists = new RegExp(`^(!?)(${LABEL})$`).exec(text);
  if (exists) return (object) => (labelOf(object, exists[2] ?? '') === undefined) === (exists[1] === '!');
  throw new StatusError(400, `unable to parse requirement: found '${text}', expected a label selector`);
}

function labelOf({ metadata }: ClusterObject, key: string): string | undefined {
  return metadata.labels?.[key];
}

/** Parses a field selector: `metadata.name=a,status.phase!=Running`. Fields are dotted paths. */
export function parseFieldSelector(selector: string): Test {
  const tests = selector
    .split(',')
    .filter((part) => part !== '')
    .map((part): Test => {
      const [, path = '', operator, value = ''] = /^([\w.]+)(==|=|!=)(.*)$/.exec(part) ?? [];
      if (operator === undefined)
        throw new StatusError(400, `invalid selector: '${part}'; can't understand it`);
      return (object) => (fieldOf(object, path) === value) === (operator !== '!=');
    });
  return (object) => tests.every((test) => test(object));
}

function fieldOf(object: ClusterObject, path: string): string {
  let value: unknown = object;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
