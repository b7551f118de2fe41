import { expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '#model';
import { limitForm, limitValues } from './limitForm';

const text: JsonObject = { type: 'string' };
const secret: JsonObject = { ...text, 'backstage:permissions': { tags: ['admin'] } };
const keeps = (part: unknown): boolean => !(isJsonObject(part) && 'backstage:permissions' in part);

const page: JsonObject = {
  required: ['name', 'force'],
  properties: {
    name: text,
    force: secret,
    database: { type: 'object', required: ['size'], properties: { size: secret, region: text } },
    users: { type: 'array', items: { properties: { mail: text, admin: secret } } },
    owner: { $ref: '#/definitions/owner' },
  },
  definitions: { owner: { properties: { group: text, budget: secret } } },
  dependencies: {
    force: ['name'],
    name: ['force', 'owner'],
    owner: { properties: { quota: secret, note: text }, required: ['quota', 'force', 'note'] },
  },
  allOf: [{ if: { properties: { name: { const: 'a' } } }, else: { properties: { zone: secret } } }],
};

it('leaves fields out of all schemas of a form', () => {
  expect(limitForm([page, { ...secret, properties: { hidden: text } }], keeps)).toEqual([
    {
      required: ['name'],
      properties: {
        name: text,
        database: { type: 'object', required: [], properties: { region: text } },
        users: { type: 'array', items: { properties: { mail: text } } },
        owner: { $ref: '#/definitions/owner' },
      },
      definitions: { owner: { properties: { group: text } } },
      dependencies: { name: ['owner'], owner: { properties: { note: text }, required: ['note'] } },
      allOf: [{ if: { properties: { name: { const: 'a' } } }, else: { properties: {} } }],
    },
  ]);
});

it('leaves out the values of fields that the caller may not use', () => {
  const hidden = { ...secret, properties: { onlyHere: text, name: text } };
  const values = {
    name: 'a',
    force: 'yes',
    database: { size: 'large', region: 'eu' },
    users: [{ mail: 'a@b.c', admin: 'yes' }],
    owner: { group: 'g', budget: '9' },
    quota: '9',
    note: 'n',
    zone: 'z',
    onlyHere: 'x',
    undeclared: { force: 'kept' },
  };
  expect(limitValues([page, hidden], values, keeps)).toEqual({
    name: 'a',
    database: { region: 'eu' },
    users: [{ mail: 'a@b.c' }],
    owner: { group: 'g' },
    note: 'n',
    undeclared: { force: 'kept' },
  });
});

it('keeps a value that a field can have that the caller may use', () => {
  const pages = [page, { properties: { force: text } }];
  expect(limitValues(pages, { force: 'yes' }, keeps)).toEqual({ force: 'yes' });
});

it('ends for schemas that refer to themselves, many times', () => {
  const ref = { $ref: '#' };
  const tree: JsonObject = {
    properties: { force: secret, child: ref },
    allOf: Array.from({ length: 50 }, () => ref),
  };
  let values: JsonObject = { force: 'yes' };
  for (let depth = 0; depth < 50; depth += 1) values = { child: values };
  expect(JSON.stringify(limitValues([tree], values, keeps))).not.toContain('force');
});
