import { expect, it } from 'vitest';
import type { JsonValue } from '#model';
import { createOpenApiReader } from '../model/createOpenApiReader';
import { bodyKindOf, loadForm } from './formFields';

/** Loads the form of an operation whose body has a schema. */
async function formOf(
  schema: JsonValue,
  mediaType = 'multipart/form-data',
  version: object = { openapi: '3.1.0' },
) {
  const document = {
    ...version,
    info: { title: 'Pets', version: '1' },
    paths: {
      '/pets': {
        post: {
          operationId: 'add',
          parameters: [
            { name: 'size', in: 'query', schema: { $ref: '#/components/schemas/Size' } },
            { name: 'dry', in: 'query', required: true, schema: { type: 'boolean' } },
          ],
          requestBody: { content: { [mediaType]: { schema } } },
          responses: {},
        },
      },
    },
    components: {
      schemas: {
        Size: { type: 'string', enum: ['small', 'large'], example: 'small' },
        Base: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
        Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }], properties: { a: { type: 'string' } } },
      },
    },
  };
  const reader = createOpenApiReader(JSON.stringify(document));
  const detail = reader.operation('add');
  if (!detail) throw new Error('The operation is missing.');
  return loadForm(detail, detail.requestBody?.content[0], async (ref) => reader.resolve(ref));
}

it('reads the allowed values of parameters, also behind a $ref', async () => {
  const { parameters } = await formOf({});
  expect(parameters).toMatchObject([
    { name: 'size', in: 'query', options: ['small', 'large'], example: 'small', isRequired: false },
    { name: 'dry', options: ['true', 'false'], isRequired: true },
  ]);
});

it('reads the fields and files of a body, also those of allOf', async () => {
  const { body } = await formOf({
    allOf: [{ $ref: '#/components/schemas/Base' }],
    required: ['photo'],
    properties: {
      photo: { type: 'string', contentMediaType: 'image/png' },
      encoded: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
      size: { $ref: '#/components/schemas/Size' },
      tags: { type: 'array', items: { type: 'string' } },
      id: { type: 'string', readOnly: true },
      elsewhere: { $ref: 'https://other.example/schema.json' },
    },
  });
  const files = (isFile: boolean) => body.filter((field) => field.isFile === isFile).map(({ name }) => name);
  expect(files(true)).toEqual(['photo']);
  expect(files(false)).toEqual(['name', 'encoded', 'size', 'tags', 'elsewhere']);
  expect(body.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(['name', 'photo']);
  expect(body.filter(({ isList }) => isList).map(({ name }) => name)).toEqual(['tags']);
});

it('recognizes the files of OpenAPI 3.0', async () => {
  const schema = {
    properties: {
      one: { type: 'string', format: 'binary' },
      many: { type: 'array', items: { type: 'string', format: 'binary' } },
    },
  };
  const { body } = await formOf(schema, 'multipart/form-data', { openapi: '3.0.3' });
  expect(body).toMatchObject([
    { name: 'one', isFile: true, isList: false },
    { name: 'many', isFile: true, isList: true },
  ]);
});

it('ends for a schema that contains itself', async () => {
  const { body } = await formOf({ $ref: '#/components/schemas/Loop' });
  expect(body.map(({ name }) => name)).toEqual(['a']);
});

it('has one file as the body of other media types, and no fields for text', async () => {
  expect((await formOf({}, 'image/png')).body).toMatchObject([{ name: '', isFile: true }]);
  expect((await formOf({ properties: { a: {} } }, 'application/vnd.pets+json')).body).toEqual([]);
  expect(bodyKindOf('application/x-www-form-urlencoded; charset=utf-8')).toBe('urlencoded');
  expect(bodyKindOf('*/*')).toBe('text');
});
