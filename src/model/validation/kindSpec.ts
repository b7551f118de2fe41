import { CATALOG_API_VERSIONS, TEMPLATE_API_VERSIONS } from '../entity/kinds';
import { anyText, listOf, mapOf, matching, nonEmptyText, optional, required, type FieldRule } from './field';
import { isJsonObject } from '../value/json';

/** The API versions of a kind and the rules for its spec. */
export interface KindSpec {
  kind: string;
  apiVersions: readonly string[];
  spec: FieldRule;
}

const refs = optional(listOf(nonEmptyText));
const ref = optional(nonEmptyText);
const text = required(nonEmptyText);
const map = matching(isJsonObject, 'a map');
const profile = optional(
  mapOf({ displayName: optional(anyText), email: optional(anyText), picture: optional(anyText) }),
);

const step = mapOf({
  id: optional(nonEmptyText),
  name: optional(nonEmptyText),
  action: text,
  input: optional(map),
});
const parameters = matching(
  (value) => (Array.isArray(value) ? value.every(isJsonObject) : isJsonObject(value)),
  'a map, or a list of maps',
);

function catalogKind(kind: string, fields: Record<string, FieldRule>): KindSpec {
  return { kind, apiVersions: CATALOG_API_VERSIONS, spec: required(mapOf(fields)) };
}

/** The built-in kinds. For other kinds, only the envelope is validated. */
export const KIND_SPECS: readonly KindSpec[] = [
  catalogKind('Component', {
    type: text,
    lifecycle: text,
    owner: text,
    system: ref,
    subcomponentOf: ref,
    providesApis: refs,
    consumesApis: refs,
    dependsOn: refs,
    dependencyOf: refs,
  }),
  catalogKind('API', { type: text, lifecycle: text, owner: text, definition: text, system: ref }),
  catalogKind('Resource', { type: text, owner: text, system: ref, dependsOn: refs, dependencyOf: refs }),
  catalogKind('System', { owner: text, domain: ref, type: ref }),
  catalogKind('Domain', { owner: text, subdomainOf: ref, type: ref }),
  catalogKind('Group', {
    type: text,
    children: required(listOf(nonEmptyText)),
    parent: ref,
    members: refs,
    profile,
  }),
  catalogKind('User', { memberOf: refs, profile }),
  catalogKind('Location', {
    type: ref,
    target: ref,
    targets: refs,
    presence: optional(
      matching((value) => value === 'required' || value === 'optional', '"required" or "optional"'),
    ),
  }),
  {
    kind: 'Template',
    apiVersions: TEMPLATE_API_VERSIONS,
    spec: required(
      mapOf({
        type: text,
        steps: required(listOf(step)),
        parameters: optional(parameters),
        output: optional(map),
        owner: ref,
        lifecycle: ref,
        presentation: optional(map),
      }),
    ),
  },
];
