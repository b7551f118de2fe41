import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { type OpenApiReader, createOpenApiReader } from './createOpenApiReader';
import type { OpenApiOutline } from './openApiTypes';

function outlineOf(reader: OpenApiReader): OpenApiOutline {
  const opened = reader.open();
  if (!('outline' in opened)) throw new Error(`Not readable: ${JSON.stringify(opened)}`);
  return opened.outline;
}

function read(document: object): OpenApiReader {
  return createOpenApiReader(JSON.stringify({ openapi: '3.1.0', info: {}, ...document }));
}

function problemOf(text: string) {
  const opened = createOpenApiReader(text).open();
  return 'problem' in opened ? opened.problem : undefined;
}

const ok = { responses: { 200: { description: 'OK' } } };

describe('a definition that cannot be read', () => {
  it('is reported with the line of the mistake', () => {
    expect(problemOf('openapi: 3.1.0\ninfo:\n  title: "open\n')).toMatchObject({ code: 'syntax', line: 4 });
    expect(problemOf('{\n  "openapi": "3.1.0",\n  "info" 1\n}')).toMatchObject({ code: 'syntax', line: 3 });
  });

  it('is reported if it is something else', () => {
    for (const text of ['asyncapi: 3.0.0', '- a', 'text', '[]', 'null'])
      expect(problemOf(text)).toEqual({ code: 'notOpenApi' });
  });

  it('is reported with its version if that is not supported', () => {
    for (const [text, message] of [
      ['swagger: "1.2"', 'Swagger 1.2'],
      ['openapi: 4.0.0', 'OpenAPI 4.0.0'],
    ] as const)
      expect(problemOf(text)).toEqual({ code: 'version', message });
    for (const version of ['swagger: 2', 'openapi: 3.0.4', 'openapi: 3.2.0', 'openapi: 3'])
      expect(problemOf(version)).toBeUndefined();
  });

  it('is reported if its aliases would fill the memory', () => {
    const levels = Array.from({ length: 12 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}]`);
    expect(problemOf(`openapi: 3.1.0\na0: &a0 x\n${levels.join('\n')}`)).toMatchObject({ code: 'syntax' });
  });
});

describe('a $ref to another document', () => {
  it('is listed with its path, and never followed', () => {
    const reader = read({
      paths: {
        '/a': { $ref: './a.yaml' },
        '/b': {
          get: {
            operationId: 'getB',
            responses: { 200: { description: 'OK', links: { next: { $ref: 'links.yaml#/next' } } } },
            callbacks: { done: { $ref: 'done.yaml' }, moved: { '{$url}': { $ref: 'moved.yaml' } } },
          },
        },
      },
      webhooks: { changed: { $ref: 'https://other.example/changed.yaml' } },
      components: { securitySchemes: { key: { $ref: 'auth.yaml#/key' } } },
    });
    expect(outlineOf(reader)).toMatchObject({
      unresolved: [
        { path: '/a', ref: './a.yaml' },
        { path: 'changed', ref: 'https://other.example/changed.yaml' },
      ],
      operationCount: 1,
      securitySchemes: [{ name: 'key', ref: 'auth.yaml#/key' }],
    });
    expect(reader.operation('getB')).toMatchObject({
      responses: [{ links: [{ name: 'next', ref: 'links.yaml#/next' }] }],
      callbacks: [
        { name: 'done', operations: [], unresolved: [{ ref: 'done.yaml' }] },
        { name: 'moved', operations: [], unresolved: [{ path: '{$url}', ref: 'moved.yaml' }] },
      ],
    });
    expect(outlineOf(read({ paths: { $ref: 'paths.yaml' } })).unresolved).toEqual([
      { path: 'paths', ref: 'paths.yaml' },
    ]);
  });

  it('to all paths in the same document is followed', () => {
    const reader = read({ paths: { $ref: '#/x-paths' }, 'x-paths': { '/a': { get: ok } } });
    expect(reader.operation('get /a')).toMatchObject({ path: '/a', responses: [{ status: '200' }] });
  });
});

describe('the outline of a definition', () => {
  it('groups operations by tag in the order of the tags, with webhooks last', () => {
    const { groups } = outlineOf(
      read({
        tags: [{ name: 'second' }, { name: 'unused' }, { name: 'first' }],
        paths: {
          '/a': { get: { ...ok, tags: ['first'], operationId: 'getA' }, post: ok },
          '/b': { put: { ...ok, tags: ['second', 'first'], deprecated: true } },
        },
        webhooks: { changed: { post: ok } },
      }),
    );
    expect(
      groups.map(({ name, isWebhooks, operations }) => [name, isWebhooks, operations.map(({ id }) => id)]),
    ).toEqual([
      ['second', false, ['put /b']],
      ['first', false, ['getA', 'put /b']],
      [undefined, false, ['post /a']],
      [undefined, true, ['webhook post changed']],
    ]);
  });

  it('gives each operation an id of its own', () => {
    const { groups } = outlineOf(
      read({ paths: { '/a': { get: { operationId: 'same' }, put: { operationId: 'same' } } } }),
    );
    expect(groups.flatMap(({ operations }) => operations.map(({ id }) => id))).toEqual(['same', 'put /a']);
  });

  it('converts Swagger 2.0, and reads versions that YAML takes for numbers', () => {
    const swagger = stringify({
      swagger: '2.0',
      info: { title: 'Old' },
      host: 'api.example',
      basePath: '/v1',
      schemes: ['https'],
      securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      paths: {
        '/pets': {
          get: {
            produces: ['application/json'],
            responses: { 200: { schema: { $ref: '#/definitions/Pet' } } },
          },
        },
      },
      definitions: { Pet: { type: 'object' } },
    }).replace('"2.0"', '2.0');
    const reader = createOpenApiReader(swagger);
    expect(outlineOf(reader)).toMatchObject({
      specification: 'Swagger 2.0',
      servers: [{ url: 'https://api.example/v1' }],
      securitySchemes: [{ name: 'key', type: 'apiKey', in: 'header', key: 'X-Key' }],
      schemas: ['Pet'],
    });
    expect(reader.operation('get /pets')?.responses[0]?.content[0]?.schema).toEqual({
      $ref: '#/components/schemas/Pet',
    });
    expect(outlineOf(createOpenApiReader('openapi: 3.0\npaths: {}')).specification).toBe('OpenAPI 3.0');
  });

  it('is drawn from any values', () => {
    for (const value of [null, 1, 'text', true, [], [null], {}, { a: null }, { a: { get: null } }]) {
      const root = {
        info: value,
        paths: value,
        webhooks: value,
        tags: value,
        servers: value,
        components: value,
      };
      const reader = read({ ...root, security: value });
      for (const { operations } of outlineOf(reader).groups)
        for (const { id } of operations) expect(reader.operation(id)).toBeDefined();
      expect(() => outlineOf(read({ components: { schemas: value, securitySchemes: value } }))).not.toThrow();
      const broken = {
        parameters: value,
        requestBody: value,
        responses: value,
        callbacks: value,
        security: value,
      };
      expect(read({ paths: { '/a': { parameters: value, get: broken } } }).operation('get /a')).toBeDefined();
    }
  });
});

describe('an operation', () => {
  const parameters = {
    Limit: { name: 'limit', in: 'query', schema: { type: 'integer' } },
  };

  it('has the parameters of its path, unless it replaces them', () => {
    const operation = read({
      components: { parameters },
      paths: {
        '/a/{id}': {
          parameters: [{ name: 'id', in: 'path', schema: {} }, { $ref: '#/components/parameters/Limit' }],
          get: { parameters: [{ name: 'limit', in: 'query', required: true }] },
        },
      },
    }).operation('get /a/{id}');
    expect(operation?.parameters.map(({ name, in: place, isRequired }) => [place, name, isRequired])).toEqual(
      [
        ['path', 'id', true],
        ['query', 'limit', true],
      ],
    );
  });

  it('keeps a $ref to another document as it is', () => {
    const reader = read({
      paths: {
        '/a': {
          get: {
            parameters: [{ $ref: 'http://169.254.169.254/latest#/p' }],
            responses: { 200: { $ref: 'file:///etc/passwd' }, 404: { $ref: '#/components/responses/None' } },
          },
        },
      },
    });
    const operation = reader.operation('get /a');
    expect(operation?.parameters[0]).toMatchObject({ ref: 'http://169.254.169.254/latest#/p' });
    expect(operation?.responses).toMatchObject([
      { status: '200', ref: 'file:///etc/passwd' },
      { status: '404', ref: '#/components/responses/None' },
    ]);
    expect(reader.resolve('https://example.com/a.yaml')).toEqual({ external: true });
    expect(reader.resolve('#/components/schemas/None')).toEqual({ missing: true });
    expect(reader.resolve('#/constructor/prototype')).toEqual({ missing: true });
  });

  it('ends references that lead in a circle', () => {
    const circle = { $ref: '#/components/responses/B' };
    const reader = read({
      components: { responses: { A: circle, B: { $ref: '#/components/responses/A' } } },
      paths: { '/a': { get: { responses: { 200: circle } } } },
    });
    expect(reader.operation('get /a')?.responses).toMatchObject([{ status: '200', content: [] }]);
  });

  it('has callbacks, and links to other operations', () => {
    const operation = read({
      paths: {
        '/a': {
          post: {
            operationId: 'start',
            responses: {
              201: { links: { next: { operationRef: '#/paths/~1a/get' }, other: { operationId: 'start' } } },
            },
            callbacks: { done: { '{$request.body#/url}': { post: ok } } },
          },
          get: ok,
        },
      },
    }).operation('start');
    expect(operation?.callbacks).toMatchObject([
      { name: 'done', operations: [{ method: 'post', path: '{$request.body#/url}' }] },
    ]);
    expect(operation?.responses[0]?.links.map(({ target }) => target)).toEqual(['get /a', 'start']);
  });
});

describe('a schema', () => {
  it('is sent in pieces that the page can request', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { type: 'string' } : { type: 'object', properties: { 'in/side': nested(depth - 1) } };
    const reader = read({ components: { schemas: { Deep: nested(40) } } });
    const seen: string[] = [];
    let last = '';
    let pointer = '#/components/schemas/Deep';
    for (let steps = 0; steps < 20; steps++) {
      const found = reader.resolve(pointer);
      if (!('value' in found)) throw new Error(`Nothing at ${pointer}`);
      const text = JSON.stringify(found.value);
      const ref = /"\$ref":"([^"]+)"/.exec(text)?.[1];
      if (ref === undefined) {
        last = text;
        break;
      }
      seen.push(ref);
      pointer = ref;
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(last).toContain('"type":"string"');
  });

  it('keeps names that objects have by default', () => {
    const reader = createOpenApiReader(
      '{"openapi":"3.1.0","components":{"schemas":{"__proto__":{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"integer"}}}}}}',
    );
    expect(outlineOf(reader).schemas).toEqual(['__proto__']);
    const found = reader.resolve('#/components/schemas/__proto__');
    expect(JSON.stringify(found)).toContain('"__proto__":{"type":"string"},"constructor":{"type":"integer"}');
    expect(Reflect.get({}, 'type')).toBeUndefined();
  });
});

describe('a generated example', () => {
  const schemas = {
    Node: {
      type: 'object',
      properties: {
        id: { type: 'string', readOnly: true },
        secret: { type: 'string', writeOnly: true },
        next: { $ref: '#/components/schemas/Node' },
      },
    },
    Outside: { $ref: 'https://example.com/schema.json' },
  };
  const sample = (name: string, isRequest: boolean, mediaType = 'application/json') =>
    read({ components: { schemas } }).sample(`#/components/schemas/${name}`, { mediaType, isRequest });

  it('ends recursion, and leaves out what the direction forbids', () => {
    expect(JSON.parse(sample('Node', true) ?? '')).toEqual({
      secret: 'string',
      next: { secret: 'string' },
    });
    expect(JSON.parse(sample('Node', false) ?? '')).toEqual({ id: 'string', next: { id: 'string' } });
  });

  it('is XML for XML', () => {
    expect(sample('Node', false, 'application/xml')).toContain('<id>string</id>');
  });

  it('is absent if the schema is in another document', () => {
    expect(sample('Outside', true)).toBeUndefined();
  });
});
