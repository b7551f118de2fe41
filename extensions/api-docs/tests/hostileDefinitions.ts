import type { TestApi } from './writeDescriptors';

const attack = '<img src=x onerror=canary()><script>canary()</script>[a](javascript:canary())';
/** An image in the descriptions. */
export const hostileImage = 'https://attacker.example/pixel.png';

const remote = 'https://attacker.example/part.json';
const addresses = [
  'javascript:canary()',
  'jAva\tscript:canary()',
  'data:text/html,<script>canary()</script>',
];

/** A schema that refers to itself, to other hosts and to files. JSON, because a literal cannot have a key `__proto__`. */
const schemas = `{
  "__proto__": { "type": "object", "properties": {
    "__proto__": { "$ref": "#/components/schemas/__proto__" },
    "constructor": { "type": "string", "description": ${JSON.stringify(attack)} },
    "remote": { "$ref": "${remote}" }, "file": { "$ref": "file:///etc/passwd" },
    "metadata": { "$ref": "http://169.254.169.254/latest/meta-data" } } },
  "toString": { "$ref": "#/components/schemas/toString" } }`;

const info = {
  title: '<img src=x onerror=canary()>',
  version: attack,
  description: `${attack}\n\n![x](${hostileImage})`,
  termsOfService: addresses[0],
  contact: { url: addresses[1], name: attack },
  license: { url: addresses[2], name: attack },
};

const content = {
  'application/json': {
    schema: { $ref: '#/components/schemas/__proto__' },
    examples: { a: { externalValue: addresses[0] } },
  },
};

const openapi = {
  openapi: '3.1.0',
  info,
  externalDocs: { url: 'vbscript:canary()', description: attack },
  servers: [{ url: addresses[0] }],
  paths: {
    '/<script>canary()</script>': {
      get: {
        operationId: 'attack',
        summary: attack,
        description: attack,
        parameters: [{ $ref: remote }, { name: attack, in: 'query', description: attack }],
        requestBody: { content },
        responses: {
          200: { $ref: 'http://169.254.169.254/latest' },
          default: { description: attack, content },
        },
      },
    },
  },
  components: { schemas: 'SCHEMAS' },
};

const asyncapi = {
  asyncapi: '3.0.0',
  info,
  servers: { [attack]: { host: 'attacker.example', protocol: addresses[0], description: attack } },
  channels: {
    attack: {
      address: attack,
      description: attack,
      externalDocs: { url: addresses[0], description: attack },
      bindings: { [attack]: { [attack]: attack } },
      messages: {
        remote: { $ref: remote },
        local: {
          title: attack,
          payload: { $ref: '#/components/schemas/__proto__' },
          examples: [{ payload: attack }],
        },
      },
    },
  },
  operations: { attack: { action: 'send', channel: { $ref: '#/channels/attack' }, summary: attack } },
  components: { schemas: 'SCHEMAS' },
};

const graphql = `"""${attack} ![x](${hostileImage})"""
type Query {
  "${attack}"
  attack(argument: String = "${attack}"): Query @deprecated(reason: "${attack}")
  __proto__: constructor @specifiedBy(url: "javascript:canary()")
}
type constructor { toString: Query }
scalar Attack @specifiedBy(url: "javascript:canary()")`;

const proto = `syntax = "proto3";
// ${attack}
import "https://attacker.example/other.proto";
service __proto__ { rpc constructor (Attack) returns (stream Attack) { option (x) = "${attack}"; } }
message Attack { string toString = 1 [(y) = "${attack}"]; }`;

const trpc = `// ${attack}
import { x } from 'https://attacker.example/x.js';
export const router = t.router({
  '${attack}': t.procedure.query(() => canary()),
  __proto__: t.procedure.mutation(() => canary()),
  constructor: t.router({ toString: t.procedure.subscription(() => canary()) }),
});`;

/** A list of lists that unfolds to a trillion values, 150 bytes for each level. */
const unfolding = ['a0: &a0 1']
  .concat(Array.from({ length: 12 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n}, `.repeat(10)}]`))
  .join('\n');

/** Definitions that attack the viewer of their type, and are still shown as documentation. */
export const hostileDefinitions: readonly TestApi[] = [
  { name: 'hostile-openapi', type: 'openapi', definition: print(openapi) },
  { name: 'hostile-asyncapi', type: 'asyncapi', definition: print(asyncapi) },
  { name: 'hostile-graphql', type: 'graphql', definition: graphql },
  { name: 'hostile-grpc', type: 'grpc', definition: proto },
  { name: 'hostile-trpc', type: 'trpc', definition: trpc },
];

/** Definitions that are shown as text with a message, which contains `message`. */
export const unreadableDefinitions: ReadonlyArray<TestApi & { message: string }> = [
  {
    name: 'broken-openapi',
    type: 'openapi',
    definition: `openapi: 3.1.0\ninfo:\n  title: [${attack}\n`,
    message: 'cannot be read. Line',
  },
  {
    name: 'unfolding-openapi',
    type: 'openapi',
    definition: `openapi: 3.1.0\n${unfolding}\n`,
    message: 'aliases unfold to too many values',
  },
  {
    name: 'broken-asyncapi',
    type: 'asyncapi',
    definition: `{ "asyncapi": "3.0.0", "info": ${attack}`,
    message: 'cannot be read',
  },
  {
    name: 'unfolding-asyncapi',
    type: 'asyncapi',
    definition: `asyncapi: 3.0.0\n${unfolding}\n`,
    message: 'aliases unfold to too many values',
  },
  {
    name: 'broken-graphql',
    type: 'graphql',
    definition: `type Query {\n  a: ${attack}\n}`,
    message: 'cannot be read. Line 2',
  },
  { name: 'broken-grpc', type: 'grpc', definition: `message A { /* ${attack}`, message: 'ine 1' },
  { name: 'broken-trpc', type: 'trpc', definition: `t.router({ a: \`${attack}`, message: 'ine 1' },
];

/** A type that no viewer is for. */
export const unknownDefinition: TestApi = { name: 'hostile-unknown', type: '__proto__', definition: attack };

function print(document: object): string {
  return JSON.stringify(document).replace('"SCHEMAS"', schemas);
}
