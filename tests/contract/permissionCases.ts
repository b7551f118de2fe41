import type { Entity, FilterPredicate } from '#model';
import { declaredRelations, stringifyEntityRef } from '#model';
import { type IngestedEntity, PlainCatalog } from '../../extensions/catalog/server/testing';

/** `permission.policy`, as written in the configuration. */
export interface WrittenPolicy {
  default?: 'allow' | 'deny';
  rules?: WrittenRule[];
}

interface WrittenRule {
  permissions?: Array<string | { action: string }>;
  users?: string[];
  groups?: string[];
  services?: string[];
  owner?: true;
  entity?: FilterPredicate;
  allow: boolean;
}

/** A caller of the API. */
export interface Caller {
  name: string;
  user?: string;
  groups?: string[];
  service?: string;
}

export const callers: Caller[] = [
  { name: 'a member of team-a', user: 'user:default/anna', groups: ['group:default/team-a'] },
  { name: 'a user without a group', user: 'user:default/guest', groups: [] },
  { name: 'a service', service: 'ci' },
];

const reads = ['catalog.entity.read', 'catalog.location.read'];

/** Policies by purpose. `undefined` is a portal without permissions. */
export const policies: Record<string, WrittenPolicy | undefined> = {
  'permissions are off': undefined,
  'no rules and the default allow': { default: 'allow' },
  'no rules': {},
  'everyone can read': { rules: [{ permissions: [{ action: 'read' }], allow: true }] },
  'owners can see and change what they own': {
    rules: [
      { permissions: ['catalog.entity.*'], owner: true, allow: true },
      { permissions: ['catalog.entity.read'], entity: { kind: { $in: ['user', 'group'] } }, allow: true },
    ],
  },
  'a group can do everything, others can read components that are not secret': {
    rules: [
      { groups: ['team-a'], allow: true },
      { permissions: reads, entity: { 'metadata.tags': { $contains: 'secret' } }, allow: false },
      { permissions: ['catalog.entity.read'], entity: { kind: 'Component' }, allow: true },
    ],
  },
  'everything except one domain, unless you own it': {
    default: 'allow',
    rules: [
      { permissions: ['catalog.entity.read'], owner: true, entity: { kind: 'Component' }, allow: true },
      { permissions: ['catalog.entity.read'], entity: { 'metadata.labels.area': 'money' }, allow: false },
      { permissions: ['catalog.entity.delete', 'catalog.entity.refresh'], owner: true, allow: true },
      { permissions: ['catalog.entity.delete', 'catalog.entity.refresh'], allow: false },
    ],
  },
  'one user can write, a service can validate and read locations': {
    rules: [
      { permissions: reads, users: ['USER:default/Guest'], allow: true },
      { permissions: [{ action: 'update' }, { action: 'delete' }], users: ['guest'], allow: true },
      { permissions: ['catalog.entity.validate', 'catalog.location.*'], services: ['c*'], allow: true },
    ],
  },
  'rules that match no caller or permission': {
    rules: [
      { users: [], allow: true },
      { permissions: [], allow: true },
      { groups: ['team-b'], services: ['other'], allow: true },
    ],
  },
};

const component = (name: string, owner: string, metadata: object = {}): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name, namespace: 'default', ...metadata },
  spec: { type: 'service', lifecycle: 'production', owner },
});

const drafts: Array<{ entity: Entity; parent?: string }> = [
  {
    entity: {
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Location',
      metadata: { name: 'root', namespace: 'default', labels: { area: 'money' } },
      spec: { type: 'file', target: './all.yaml' },
    },
  },
  { entity: component('ledger', 'team-a', { labels: { area: 'money' } }), parent: 'location:default/root' },
  { entity: component('payroll', 'team-b', { labels: { area: 'money' }, tags: ['secret'] }) },
  { entity: component('shop', 'user:anna', { tags: ['java', 'web'] }), parent: 'component:default/ledger' },
  { entity: component('web', 'team-b', { tags: ['web'] }), parent: 'component:default/payroll' },
  {
    entity: {
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Group',
      metadata: { name: 'team-a', namespace: 'default' },
      spec: { type: 'team', children: [] },
    },
  },
];

/** A small catalog. Every rule above hides some of it and shows some of it. */
export const ingested: IngestedEntity[] = drafts.map(({ entity, parent }) => ({
  ref: stringifyEntityRef(entity),
  entity,
  relations: declaredRelations(entity).relations,
  errors: [],
  ...(parent === undefined ? {} : { parentRef: parent }),
}));

const actions: Record<string, string> = {
  'catalog.entity.read': 'read',
  'catalog.entity.create': 'create',
  'catalog.entity.delete': 'delete',
  'catalog.entity.refresh': 'update',
  'catalog.location.read': 'read',
  'catalog.location.create': 'create',
  'catalog.location.delete': 'delete',
};

/** A reference implementation of policies: evaluates one entity, rule by rule. Shares no code with the server. */
export function isAllowed(
  policy: WrittenPolicy | undefined,
  caller: Caller,
  permission: string,
  entity?: Entity,
): boolean {
  if (policy === undefined) return true;
  const fits = (policy.rules ?? []).find(
    (rule) => covers(rule, permission) && appliesToCaller(rule, caller) && isOf(rule, caller, entity),
  );
  return fits ? fits.allow : policy.default === 'allow';
}

function covers({ permissions }: WrittenRule, permission: string): boolean {
  if (!permissions) return true;
  return permissions.some((item) => {
    if (typeof item !== 'string') return actions[permission] === item.action;
    return item.endsWith('*') ? permission.startsWith(item.slice(0, -1)) : permission === item;
  });
}

function appliesToCaller({ users, groups, services }: WrittenRule, caller: Caller): boolean {
  if (!users && !groups && !services) return true;
  const named = (names: string[] | undefined, kind: string) =>
    (names ?? []).map((name) => `${kind}:default/${name.toLowerCase().replace(/^.*[:/]/, '')}`);
  if (caller.service !== undefined)
    return (services ?? []).some((name) => caller.service?.startsWith(name.replace('*', '')));
  return (
    named(users, 'user').includes(caller.user ?? '') ||
    (caller.groups ?? []).some((group) => named(groups, 'group').includes(group))
  );
}

function isOf({ owner, entity: wanted }: WrittenRule, caller: Caller, entity: Entity | undefined): boolean {
  if (!owner && wanted === undefined) return true;
  if (!entity) return false;
  const own = [caller.user, ...(caller.groups ?? [])];
  const owners = (entity.relations ?? [])
    .filter(({ type }) => type === 'ownedBy')
    .map((one) => one.targetRef);
  if (owner && !owners.some((ref) => own.includes(ref))) return false;
  return wanted === undefined || new PlainCatalog([entity]).select({ query: wanted }).length === 1;
}
