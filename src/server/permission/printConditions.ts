import {
  RELATION_OWNED_BY,
  isJsonObject,
  type FilterPredicate,
  type JsonObject,
  type JsonValue,
} from '#model';
import type { Permission } from '#protocol';
import { ENTITY_RESOURCE } from './permissions';

/** Conditions in the protocol's format. */
export type Conditions = JsonObject;

/**
 * Converts the condition of a permission to the protocol's format. Conditions about entities use the rules of Backstage's catalog.
 * Anything else becomes a rule of our own, which clients that don't support it must deny.
 */
export function printConditions(predicate: FilterPredicate, permission: Permission): Conditions {
  if (permission.type === 'resource' && permission.resourceType !== ENTITY_RESOURCE.resourceType)
    return { rule: 'MATCHES_PREDICATE', resourceType: permission.resourceType, params: { predicate } };
  return printEntityConditions(predicate);
}

function printEntityConditions(predicate: FilterPredicate): Conditions {
  if (!isJsonObject(predicate)) return printOwn(predicate);
  const map: JsonObject = predicate;
  if (Array.isArray(map['$all'])) return printGroup('allOf', map['$all']);
  if (Array.isArray(map['$any'])) return printGroup('anyOf', map['$any']);
  if (map['$not'] !== undefined) return { not: printEntityConditions(map['$not'] as FilterPredicate) };
  const parts = Object.entries(map).map(([path, wanted]) => printField(path, wanted as JsonValue));
  return parts.length === 1 && parts[0] ? parts[0] : { allOf: parts };
}

function printGroup(name: 'allOf' | 'anyOf', parts: readonly JsonValue[]): Conditions {
  return { [name]: parts.map((part) => printEntityConditions(part as FilterPredicate)) };
}

function printField(path: string, wanted: JsonValue): Conditions {
  if (isPrimitive(wanted)) return printValue(path, String(wanted));
  if (!isJsonObject(wanted)) return printOwn({ [path]: { $in: [] } });
  const { $exists, $in, $contains } = wanted;
  if (Array.isArray($in)) return printValues(path, $in.filter(isPrimitive).map(String));
  if (isPrimitive($contains)) return printValue(path, String($contains));
  const there = typeof $exists === 'boolean' ? printRule(path) : undefined;
  if (there) return $exists === true ? there : { not: there };
  return printOwn({ [path]: wanted } as FilterPredicate);
}

function printValues(path: string, values: string[]): Conditions {
  const key = path.toLowerCase();
  if (key === 'kind') return createRule('IS_ENTITY_KIND', { kinds: values });
  if (key === OWNED_BY) return createRule('IS_ENTITY_OWNER', { claims: values });
  return { anyOf: values.map((value) => printValue(path, value)) };
}

function printValue(path: string, value: string): Conditions {
  const key = path.toLowerCase();
  if (key === 'kind' || key === OWNED_BY) return printValues(path, [value]);
  return printRule(path, value) ?? printOwn({ [path]: value });
}

const OWNED_BY = `relations.${RELATION_OWNED_BY}`.toLowerCase();

const RULES: ReadonlyArray<[prefix: string, rule: string, param: string]> = [
  ['metadata.annotations.', 'HAS_ANNOTATION', 'annotation'],
  ['metadata.labels.', 'HAS_LABEL', 'label'],
  ['metadata.', 'HAS_METADATA', 'key'],
  ['spec.', 'HAS_SPEC', 'key'],
];

function printRule(path: string, value?: string): Conditions | undefined {
  const found = RULES.find(([prefix]) => path.startsWith(prefix));
  if (!found) return undefined;
  const [prefix, rule, param] = found;
  return createRule(rule, {
    [param]: path.slice(prefix.length),
    ...(value === undefined ? {} : { value }),
  });
}

function printOwn(predicate: FilterPredicate): Conditions {
  return createRule('MATCHES_PREDICATE', { predicate });
}

function createRule(rule: string, params: JsonObject): Conditions {
  return { rule, resourceType: ENTITY_RESOURCE.resourceType, params };
}

function isPrimitive(value: JsonValue | undefined): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
