import { describe, expect, it } from 'vitest';
import { createAsyncReader } from './createAsyncReader';

const version2 = `
asyncapi: 2.6.0
info: { title: Shop, version: 1.0.0, termsOfService: 'javascript:alert(1)' }
defaultContentType: application/json
servers:
  main: { url: 'kafka:{port}', protocol: kafka, variables: { port: { default: '9092' } }, security: [{ account: [read] }] }
channels:
  orders/{shop}:
    parameters: { shop: { schema: { type: string, enum: [a, b] }, location: $message.payload#/shop } }
    bindings: { kafka: { partitions: 3, topicConfiguration: { retention.ms: 5 } } }
    publish:
      operationId: order
      traits: [{ summary: From a trait, description: Also }]
      summary: Place an order
      message: { oneOf: [{ $ref: '#/components/messages/Order' }, { name: Cancel, payload: { type: 'null' } }] }
    subscribe:
      message: { $ref: '#/components/messages/Order' }
  __proto__:
    subscribe:
      message: { schemaFormat: application/vnd.apache.avro, payload: { type: record, name: Avro } }
components:
  securitySchemes: { account: { type: userPassword } }
  messages:
    Order:
      title: Order placed
      correlationId: { location: $message.header#/id }
      payload: { $ref: '#/components/schemas/Order' }
      headers: { type: object, properties: { id: { type: string } } }
  schemas:
    Order: { type: object, properties: { id: { type: string }, parent: { $ref: '#/components/schemas/Order' } } }
`;

const version3 = `
asyncapi: 3.0.0
info: { title: Shop, version: 1.0.0 }
channels:
  orders:
    address: orders
    messages:
      remote: { $ref: 'http://169.254.169.254/message.json' }
      file: { payload: { $ref: 'file:///etc/passwd' } }
  replies: { address: null }
operations:
  place:
    action: receive
    channel: { $ref: '#/channels/orders' }
    messages: [{ $ref: '#/channels/orders/messages/file' }]
    reply: { channel: { $ref: '#/channels/replies' }, address: { location: $message.header#/replyTo } }
`;

function open(definition: string) {
  const reader = createAsyncReader(definition);
  const opened = reader.open();
  return { reader, outline: 'outline' in opened ? opened.outline : undefined, opened };
}

describe('the documentation of an AsyncAPI document', () => {
  it('turns the operations of version 2 around: what clients publish, the application receives', () => {
    const { outline } = open(version2);
    expect(
      outline?.channels.map(({ id, operations }) => [
        id,
        ...operations.map((one) => `${one.action} ${one.id}`),
      ]),
    ).toEqual([
      ['orders/{shop}', 'receive order', 'send orders/{shop} subscribe'],
      ['__proto__', 'send __proto__ subscribe'],
    ]);
    expect(outline?.servers).toMatchObject([
      {
        url: 'kafka:{port}',
        security: [{ name: 'account', type: 'userPassword', scopes: ['read'] }],
        variables: [{ default: '9092' }],
      },
    ]);
  });

  it('reads a channel with parameters, bindings, traits and messages', () => {
    const { reader } = open(version2);
    expect(reader.channel('orders/{shop}')).toMatchObject({
      parameters: [{ name: 'shop', options: ['a', 'b'], location: '$message.payload#/shop' }],
      bindings: [
        {
          protocol: 'kafka',
          entries: [
            { key: 'partitions', value: '3' },
            { key: 'topicConfiguration.retention.ms', value: '5' },
          ],
        },
      ],
      operations: [
        { summary: 'Place an order', description: 'Also', messages: ['Order', 'Cancel'] },
        { messages: ['Order'] },
      ],
      messages: [
        {
          id: 'Order',
          title: 'Order placed',
          contentType: 'application/json',
          correlation: { location: '$message.header#/id' },
          payload: { schema: { $ref: '#/components/schemas/Order' } },
          examples: [{ isGenerated: true }],
        },
        { id: 'Cancel' },
      ],
    });
  });

  it('shows schemas in other formats as text, and names such as __proto__ as data', () => {
    const { reader } = open(version2);
    expect(reader.channel('__proto__')?.messages).toMatchObject([
      {
        payload: { format: 'application/vnd.apache.avro', text: expect.stringContaining('"Avro"') as string },
      },
    ]);
    expect(reader.channel('constructor')).toBeUndefined();
    expect(reader.schema('toString')).toBeUndefined();
  });

  it('reads version 3, and shows references to other documents without following them', () => {
    const { reader } = open(version3);
    expect(reader.channel('orders')).toMatchObject({
      operations: [
        {
          id: 'place',
          action: 'receive',
          messages: ['file'],
          reply: { channel: 'replies', location: '$message.header#/replyTo' },
        },
      ],
      messages: [
        { id: 'remote', ref: 'http://169.254.169.254/message.json' },
        { id: 'file', payload: { schema: { $ref: 'file:///etc/passwd' } } },
      ],
    });
    expect(reader.channel('replies')?.address).toBeUndefined();
    expect(reader.resolve('file:///etc/passwd')).toEqual({ external: true });
  });

  it.each([
    ['text', 'a: [', { code: 'syntax', line: 1 }],
    ['another format', 'openapi: 3.0.0', { code: 'notAsyncApi' }],
    ['a list', '[]', { code: 'notAsyncApi' }],
  ])('reports why a definition cannot be shown: %s', (_, definition, problem) => {
    expect(open(definition).opened).toMatchObject({ problem });
  });

  it('reads a document whose parts have unexpected types', () => {
    const { reader, outline } = open(
      '{ "asyncapi": "3.0.0", "channels": { "a": 1, "b": { "messages": [null], "servers": {} } }, "operations": { "c": null }, "servers": { "d": "e" } }',
    );
    expect(outline?.channels).toHaveLength(2);
    for (const id of ['a', 'b']) expect(reader.channel(id)).toMatchObject({ id });
  });
});

describe('a $ref to another document', () => {
  it('is listed with its operation, and not mistaken for a channel of this document', () => {
    const reader = createAsyncReader(`
asyncapi: 3.0.0
channels: { orders: { address: orders }, other: { $ref: ./other.yaml } }
operations:
  place: { action: send, channel: { $ref: '#/channels/orders' } }
  remote: { action: send, channel: { $ref: './shop.yaml#/channels/orders' } }
  file: { $ref: ./operations.yaml#/file }
`);
    expect(reader.open()).toMatchObject({
      outline: {
        unresolved: [
          { id: 'remote', ref: './shop.yaml#/channels/orders' },
          { id: 'file', ref: './operations.yaml#/file' },
        ],
      },
    });
    expect(reader.channel('orders')?.operations.map(({ id }) => id)).toEqual(['place']);
    expect(reader.channel('other')).toMatchObject({ ref: './other.yaml' });
  });
});

describe('a version that is not supported', () => {
  it('is reported', () => {
    expect(createAsyncReader('asyncapi: 1.2.0').open()).toEqual({
      problem: { code: 'version', message: 'AsyncAPI 1.2.0' },
    });
  });
});
