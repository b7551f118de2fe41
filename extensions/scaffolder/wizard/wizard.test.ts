import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { JsonObject } from '#model';
import { createApiRef, createDefaultText } from '#sdk';
import { createTestApiHolder } from '#sdk/testing';
import { createFormDecorator } from '../blueprints/formDecorator';
import { formTranslationRef } from '../i18n/form/formTranslationRef';
import { mapValueErrors } from './create/mapValueErrors';
import { runDecorators } from './create/runDecorators';
import { listPages, listSecretNames, omitSecrets } from './pages/templatePages';
import { listReviewRows } from './review/listReviewRows';

const t = createDefaultText(formTranslationRef);
const review = (settings: JsonObject) => ({ 'ui:backstage': { review: settings } });

const pages = listPages(
  {
    title: 'Test',
    steps: [
      {
        title: 'One',
        schema: {
          'ui:order': ['size', 'name'],
          properties: {
            name: { type: 'string', title: 'Name' },
            size: { type: 'string', title: 'Size', enum: ['s', 'l'], enumNames: ['Small', 'Large'] },
            password: { type: 'string', title: 'Password', 'ui:widget': 'password' },
            code: { type: 'string', title: 'Code', ...review({ mask: '<code>' }) },
            quiet: { type: 'string', ...review({ show: false }) },
            ready: { type: 'boolean', title: 'Ready', ...review({ name: 'Is it ready?' }) },
            place: {
              type: 'object',
              title: 'Place',
              properties: { city: { type: 'string', title: 'City' } },
            },
            raw: { type: 'object', title: 'Raw', ...review({ explode: false }) },
            owner: { type: 'string', title: 'Owner', 'ui:field': 'OwnerPicker' },
            level: { type: 'string', title: 'Level', oneOf: [{ const: 'a', title: 'Level A' }] },
          },
        },
      },
      {
        title: 'Two',
        schema: { properties: { hosts: { type: 'array', title: 'Hosts', items: { type: 'string' } } } },
      },
      { title: 'Three', schema: { 'ui:backstage': { featureFlag: 'off' }, properties: {} } },
    ],
  },
  { fieldNames: new Set(['OwnerPicker']) },
);

it('lists the values in the order of the form, and masks secrets', () => {
  const rows = listReviewRows(pages[0]!, {
    name: 'shop',
    size: 'l',
    password: 'hush',
    code: '1234',
    quiet: 'x',
    ready: true,
    place: { city: 'Lisbon' },
    raw: { a: 1 },
    owner: 'group:default/platform',
    level: 'a',
    hosts: ['a', 'b'],
  });
  expect(rows.map(({ label, texts }) => [label, ...texts])).toEqual([
    ['Size', 'Large'],
    ['Name', 'shop'],
    ['Password', '******'],
    ['Code', '<code>'],
    ['Is it ready?', 'true'],
    ['Place › City', 'Lisbon'],
    ['Raw', '{"a":1}'],
    ['Owner', 'group:default/platform'],
    ['Level', 'Level A'],
  ]);
  expect(rows.find(({ label }) => label === 'Owner')?.field).toBe('OwnerPicker');
  expect(listReviewRows(pages[1]!, { hosts: ['a', 'b'] })[0]?.texts).toEqual(['a', 'b']);
  expect(pages).toHaveLength(2);
  expect(listSecretNames(pages)).toEqual(['password']);
  expect(
    omitSecrets({ name: 'shop', password: '***', hosts: [{ password: '***', a: 1 }] }, ['password']),
  ).toEqual({
    name: 'shop',
    hosts: [{ a: 1 }],
  });
});

it('assigns the errors of the backend to pages', () => {
  const error = { property: '', stack: '', message: 'is wrong' };
  const problems = mapValueErrors(
    [
      { ...error, path: [], name: 'required', argument: 'name' },
      { ...error, path: ['hosts', 1] },
      { ...error, path: ['unknown'] },
    ],
    pages,
    t,
  );
  expect(problems).toEqual({
    0: [{ path: ['name'], message: 'Enter a value.' }],
    1: [
      { path: ['hosts', '1'], message: 'The backend did not accept this value: is wrong.' },
      { path: ['unknown'], message: 'The backend did not accept this value: is wrong.' },
    ],
  });
});

it('runs decorators one after the other, and reports those that cannot run', async () => {
  const tokenApiRef = createApiRef<{ read: () => string }>({ id: 'test.token' });
  const addToken = createFormDecorator({
    id: 'add-token',
    schema: { input: z.object({ suffix: z.string() }) },
    deps: { tokens: tokenApiRef },
    decorator: ({ input, setSecrets, setFormState }, { tokens }) => {
      setSecrets((secrets) => ({ ...secrets, token: tokens.read() + input.suffix }));
      setFormState((values) => ({ ...values, signed: true }));
    },
  });
  const check = createFormDecorator({
    id: 'check',
    decorator({ formState }) {
      if (formState['signed'] !== true) throw new Error('Not signed.');
    },
  });
  const start = { values: { name: 'shop' }, secrets: { a: 'b' } };
  const apis = createTestApiHolder([[tokenApiRef, { read: () => 'hush' }]]);
  const run = (...steps: Array<{ id: string; input?: unknown }>) =>
    runDecorators(steps, [addToken, check], start, { apis, t });
  expect(await run({ id: 'add-token', input: { suffix: '!' } }, { id: 'check' })).toEqual({
    values: { name: 'shop', signed: true },
    secrets: { a: 'b', token: 'hush!' },
  });
  await expect(run({ id: 'check' })).rejects.toThrow('Not signed.');
  await expect(run({ id: 'missing' })).rejects.toThrow('needs the form decorator missing');
  await expect(run({ id: 'add-token', input: {} })).rejects.toThrow(
    'The input of the form decorator add-token',
  );
  await expect(
    runDecorators([{ id: 'add-token', input: { suffix: '' } }], [addToken], start, {
      apis: createTestApiHolder([]),
      t,
    }),
  ).rejects.toThrow('needs the API test.token');
});
