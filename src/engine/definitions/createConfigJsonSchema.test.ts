import { expect, test } from 'vitest';
import * as z4 from 'zod';
import * as z from 'zod/mini';
import * as z3 from 'zod/v3';

import {
  createExtension,
  createExtensionDataRef,
  createFrontendPlugin,
  loadConfigJsonSchema,
  prepareApp,
} from '../index';
import type { ConfigSchemaMap } from './configSchema';

const element = createExtensionDataRef<string>().with({ id: 'core.reactElement' });

async function schemaOf(configSchema?: ConfigSchemaMap) {
  const extension = createExtension({
    name: 'card',
    attachTo: { id: 'app', input: 'cards' },
    output: [element],
    ...(configSchema ? { configSchema } : {}),
    factory: () => [element('card')],
  });
  const plugin = createFrontendPlugin({ pluginId: 'test', extensions: [extension] });
  const { tree } = prepareApp({ features: [plugin], config: { data: {}, locate: () => undefined } });
  const node = tree.nodes.get('test/card');
  if (!node) throw new Error('The card is not in the tree.');
  return loadConfigJsonSchema(node.spec.extension);
}

test('an extension without settings has no schema', async () => {
  expect(await schemaOf()).toBeUndefined();
});

test('keys of zod/mini, zod 4 and zod 3 are combined, and only keys without a default are required', async () => {
  expect(
    await schemaOf({
      title: z.string(),
      limit: z._default(z.number(), 10),
      seconds: z4.stringbool().default(true),
      filter: z4.string().optional().describe('Which entities'),
      old: z3.enum(['a', 'b']),
      oldLimit: z3.number().default(3),
    }),
  ).toEqual({
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: {
      title: { type: 'string' },
      limit: { type: 'number', default: 10 },
      seconds: expect.objectContaining({ default: true }) as unknown,
      filter: { type: 'string', description: 'Which entities' },
      old: { type: 'string', enum: ['a', 'b'] },
      oldLimit: { type: 'number', default: 3 },
    },
    required: ['title', 'old'],
    additionalProperties: false,
  });
});

test('uses the converter of a library, and allows any value without one', async () => {
  const standard = { version: 1 as const, vendor: 'test', validate: (value: unknown) => ({ value }) };
  const converting = { ...standard, jsonSchema: { input: () => ({ type: 'boolean' }) } };
  const schema = await schemaOf({ known: { '~standard': converting }, unknown: { '~standard': standard } });
  expect(schema?.['properties']).toEqual({ known: { type: 'boolean' }, unknown: {} });
});
