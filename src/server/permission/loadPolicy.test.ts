import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import type { CallerIdentity } from '../auth/caller';
import { createPermissions } from './createPermissions';
import { loadPolicy } from './loadPolicy';
import { ENTITY_CREATE, ENTITY_READ } from './permissions';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-policy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function load(yaml: string) {
  const file = join(folder, 'app-config.yaml');
  await writeFile(file, yaml);
  const { value } = await loadConfig({ args: ['--config', file], env: {}, cwd: folder });
  const loaded = loadPolicy(value);
  const permissions = createPermissions(loaded.policy);
  const jane: CallerIdentity = {
    type: 'user',
    userEntityRef: 'user:default/Jane',
    ownershipEntityRefs: ['user:default/jane', 'group:default/team-a'],
  };
  return { ...loaded, ask: (permission = ENTITY_CREATE) => permissions.decide(permission, jane), value };
}

const written = (rules: string) => `permission:\n  enabled: true\n  policy:\n    rules:\n${rules}\n`;

describe('the policy of a configuration', () => {
  it('is none while permissions are off, whatever it says', async () => {
    expect(await load('app: { title: x }')).toMatchObject({ policy: undefined });
    const off = await load('permission: { policy: { default: deny } }');
    expect(off.policy).toBeUndefined();
    expect(off.ask()).toBe('ALLOW');
  });

  it('allows everything while there is none, and what no rule speaks of only when it says so', async () => {
    expect((await load('permission: { enabled: true }')).ask()).toBe('ALLOW');
    expect((await load('permission: { enabled: true, policy: { default: allow } }')).ask()).toBe('ALLOW');
    expect((await load('permission: { enabled: true, policy: { default: deny } }')).ask()).toBe('DENY');
    expect((await load(written('      - { users: [joe], allow: true }'))).ask()).toBe('DENY');
  });

  it('takes the first rule that fits, and refs in any case and without their kind', async () => {
    const rules = [
      '      - { permissions: [catalog.entity.create], users: [USER:Default/JANE], allow: true }',
      '      - { permissions: [{ action: create }], groups: [team-a], allow: false }',
      '      - { allow: true }',
    ];
    expect((await load(written(rules.join('\n')))).ask()).toBe('ALLOW');
    expect((await load(written(rules.slice(1).join('\n')))).ask()).toBe('DENY');
  });

  it('gives a rule about entities as a condition, and leaves it out of permissions about none', async () => {
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

  it.each([
    ['a key that is mistyped', '{ user: [jane], allow: true }'],
    ['a list that is left empty', '{ users: , allow: true }'],
    ['a ref of another kind', '{ groups: [user:default/jane], allow: true }'],
    ['a number for a ref', '{ users: [3], allow: true }'],
    ['a predicate that is none', '{ entity: { $foo: 1 }, allow: true }'],
    [
      'a predicate that the catalogue cannot answer',
      '{ entity: { spec.things: { $contains: { a: b } } }, allow: true }',
    ],
    ['an action that there is not', '{ permissions: [{ action: reed }], allow: true }'],
    ['a variable that is not set', '{ users: ["${NOBODY_SET_THIS}"], allow: true }'],
    ['a variable that is not set for a whole list', '{ permissions: "${NOBODY_SET_THIS}", allow: true }'],
    ['no word on whether it allows', '{ users: [jane] }'],
    ["'owner' that is false", '{ owner: false, allow: true }'],
  ])('allows nothing at all with %s in a rule, and says why', async (_name, rule) => {
    const { ask, complaint, policy } = await load(written(`      - ${rule}\n      - { allow: true }`));
    expect(policy).toBeDefined();
    expect(ask()).toBe('DENY');
    expect(complaint).toMatch(/^The policy in permission\.policy cannot be used\. [A-Z'].*\.$/s);
  });

  it('allows nothing when nobody can tell whether it is on', async () => {
    expect((await load('permission: { enabled: maybe }')).ask()).toBe('DENY');
    expect((await load('permission: { enabled: "${NOBODY_SET_THIS}" }')).ask()).toBe('DENY');
  });

  it('is told to no browser', async () => {
    const { value } = await load(
      written('      - { users: [user:default/canary-of-the-policy], allow: true }'),
    );
    expect(JSON.stringify(value.toInjected())).not.toContain('canary-of-the-policy');
    expect(value.frontend.data).toMatchObject({ permission: { enabled: true } });
  });
});
