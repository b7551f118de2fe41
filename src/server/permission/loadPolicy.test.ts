import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import { bundledBackends } from '#extensions/backend';
import type { CallerIdentity } from '#backend';
import type { Permission } from '#protocol';
import { createPermissions } from './createPermissions';
import { loadPolicy } from './loadPolicy';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-policy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ENTITY_CREATE: Permission = {
  type: 'basic',
  name: 'catalog.entity.create',
  attributes: { action: 'create' },
};
const ENTITY_READ: Permission = {
  type: 'resource',
  name: 'catalog.entity.read',
  attributes: { action: 'read' },
  resourceType: 'catalog-entity',
};

async function load(yaml: string) {
  const file = join(folder, 'app-config.yaml');
  await writeFile(file, yaml);
  const { value } = await loadConfig({
    settings: bundledSettings,
    args: ['--config', file],
    env: {},
    cwd: folder,
  });
  const loaded = loadPolicy(value, bundledBackends);
  const permissions = createPermissions(loaded.policy);
  const jane: CallerIdentity = {
    type: 'user',
    userEntityRef: 'user:default/Jane',
    ownershipEntityRefs: ['user:default/jane', 'group:default/team-a'],
  };
  return { ...loaded, ask: (permission = ENTITY_CREATE) => permissions.decide(permission, jane), value };
}

const written = (rules: string) => `permission:\n  enabled: true\n  policy:\n    rules:\n${rules}\n`;

describe('the configured policy', () => {
  it('is undefined if permissions are off', async () => {
    expect(await load('app: { title: x }')).toMatchObject({ policy: undefined });
    const off = await load('permission: { policy: { default: deny } }');
    expect(off.policy).toBeUndefined();
    expect(off.ask()).toBe('ALLOW');
  });

  it('allows everything if it is absent, and unmatched permissions only if the default is allow', async () => {
    expect((await load('permission: { enabled: true }')).ask()).toBe('ALLOW');
    expect((await load('permission: { enabled: true, policy: { default: allow } }')).ask()).toBe('ALLOW');
    expect((await load('permission: { enabled: true, policy: { default: deny } }')).ask()).toBe('DENY');
    expect((await load(written('      - { users: [joe], allow: true }'))).ask()).toBe('DENY');
  });

  it('uses the first matching rule, and accepts refs in any case and without a kind', async () => {
    const rules = [
      '      - { permissions: [catalog.entity.create], users: [USER:Default/JANE], allow: true }',
      '      - { permissions: [{ action: create }], groups: [team-a], allow: false }',
      '      - { allow: true }',
    ];
    expect((await load(written(rules.join('\n')))).ask()).toBe('ALLOW');
    expect((await load(written(rules.slice(1).join('\n')))).ask()).toBe('DENY');
  });

  it('returns entity rules as conditions, and ignores them for other permissions', async () => {
    const { ask } = await load(written('      - { owner: true, entity: { kind: Component }, allow: true }'));
    expect(ask()).toBe('DENY');
    expect(ask(ENTITY_READ)).toEqual({
      when: {
        $all: [
          { 'relations.ownedBy': { $in: ['user:default/jane', 'group:default/team-a'] } },
          { kind: 'Component' },
        ],
      },
    });
  });

  it('returns rules about other resources as conditions, and ignores them for entities', async () => {
    const task: Permission = {
      type: 'resource',
      name: 'scaffolder.task.read',
      attributes: { action: 'read' },
      resourceType: 'scaffolder-task',
    };
    const rules = '      - { owner: true, resource: { status: failed }, allow: true }';
    const { ask } = await load(written(rules));
    expect(ask(ENTITY_READ)).toBe('DENY');
    expect(ask(task)).toEqual({ when: { $all: [{ createdBy: 'user:default/jane' }, { status: 'failed' }] } });
    const owned = await load(written('      - { owner: true, allow: true }'));
    expect(owned.ask(task)).toEqual({ when: { createdBy: 'user:default/jane' } });
    const entities = await load(written('      - { entity: { kind: Component }, allow: true }'));
    expect(entities.ask(task)).toBe('DENY');
  });

  it.each([
    ['a misspelled key', '{ user: [jane], allow: true }'],
    ['an empty list', '{ users: , allow: true }'],
    ['a ref of another kind', '{ groups: [user:default/jane], allow: true }'],
    ['a number for a ref', '{ users: [3], allow: true }'],
    ['an invalid predicate', '{ entity: { $foo: 1 }, allow: true }'],
    ['an invalid predicate about resources', '{ resource: { $foo: 1 }, allow: true }'],
    ['entities and other resources', '{ entity: { kind: API }, resource: { status: failed }, allow: true }'],
    [
      'a predicate that the catalog does not support',
      '{ entity: { spec.things: { $contains: { a: b } } }, allow: true }',
    ],
    ['an unknown action', '{ permissions: [{ action: reed }], allow: true }'],
    ['an unset variable', '{ users: ["${NOBODY_SET_THIS}"], allow: true }'],
    ['an unset variable for a whole list', '{ permissions: "${NOBODY_SET_THIS}", allow: true }'],
    ["a missing 'allow'", '{ users: [jane] }'],
    ["'owner' that is false", '{ owner: false, allow: true }'],
  ])('denies everything with %s in a rule, and explains why', async (_name, rule) => {
    const { ask, error, policy } = await load(written(`      - ${rule}\n      - { allow: true }`));
    expect(policy).toBeDefined();
    expect(ask()).toBe('DENY');
    expect(error).toMatch(/^The policy in permission\.policy cannot be used\. [A-Z'].*\.$/s);
  });

  it('denies everything if it is unclear whether permissions are on', async () => {
    expect((await load('permission: { enabled: maybe }')).ask()).toBe('DENY');
    expect((await load('permission: { enabled: "${NOBODY_SET_THIS}" }')).ask()).toBe('DENY');
  });

  it('is not sent to browsers', async () => {
    const { value } = await load(
      written('      - { users: [user:default/canary-of-the-policy], allow: true }'),
    );
    expect(JSON.stringify(value.toInjected())).not.toContain('canary-of-the-policy');
    expect(value.frontend.data).toMatchObject({ permission: { enabled: true } });
  });
});
