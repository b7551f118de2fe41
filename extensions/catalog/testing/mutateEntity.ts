import type { Entity } from '#model';

/** An entity with a value in every field that the pages read. */
export const soundEntity: Entity = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name: 'checkout',
    namespace: 'prod',
    uid: 'u1',
    etag: 'e1',
    title: 'Checkout',
    description: 'Takes **payments**.',
    labels: { tier: '1' },
    annotations: { 'backstage.io/managed-by-location': 'url:https://host/a.yaml' },
    tags: ['java'],
    links: [{ url: 'https://host', title: 'Dashboard', icon: 'dashboard' }],
  },
  spec: {
    type: 'service',
    lifecycle: 'production',
    target: './a.yaml',
    targets: ['./b.yaml'],
    profile: { displayName: 'Checkout', email: 'a@host', picture: 'https://host/a.png' },
  },
  relations: [
    { type: 'ownedBy', targetRef: 'group:default/team' },
    { type: 'partOf', targetRef: 'system:default/shop' },
    { type: 'dependsOn', targetRef: 'resource:default/db' },
    { type: 'memberOf', targetRef: 'group:default/team' },
    { type: 'childOf', targetRef: 'group:default/all' },
    { type: 'parentOf', targetRef: 'group:default/part' },
  ],
  status: {
    items: [
      {
        type: 'catalog-processing',
        level: 'error',
        message: 'Failed',
        error: { name: 'InputError', message: 'Failed' },
      },
    ],
  },
};

/** The paths of all fields of {@link soundEntity}. */
export const mutationPaths: string[][] = listPaths(soundEntity);

/** Renders are slow, so they try each field with two values: `readEntity` is tested with all. */
export function sampleMutations(): Array<[path: string, mutated: Entity[]]> {
  const others = [12, 'a:b:c', [null], { a: null }];
  return mutationPaths
    .filter(([first, index]) => first !== 'relations' || index === undefined || index === '0')
    .map((path, index) => [
      path.join('.'),
      [null, others[index % others.length]].map((value) => mutateEntity(path, value)),
    ]);
}

/** Values that a field can have instead of its own. */
export const hostileValues: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'a:b:c',
  '\u202E',
  0,
  12,
  true,
  [],
  [null],
  [[]],
  {},
  { a: null },
  { name: 1, url: 2, type: 3, targetRef: 4, items: 5 },
];

/** Returns {@link soundEntity} with another value at a path. `undefined` removes the field. */
export function mutateEntity(path: readonly string[], value: unknown): Entity {
  const entity: Entity = structuredClone(soundEntity);
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], entity);
  const key = path.at(-1) ?? '';
  if (value === undefined) delete (parent as Record<string, unknown>)[key];
  else (parent as Record<string, unknown>)[key] = value;
  return entity;
}

function listPaths(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    [key],
    ...listPaths(part).map((below) => [key, ...below]),
  ]);
}
