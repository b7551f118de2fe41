import { describe, expect, it } from 'vitest';
import type { OperationDetail, SecurityScheme, Server } from '../model/openApiTypes';
import {
  type BuiltRequest,
  type Credentials,
  type RequestValues,
  buildRequest,
  fillServer,
  listSendable,
  printCurl,
} from './buildRequest';
import { type BodyKind, type FormField, fieldKey } from './formFields';

interface Given {
  operation?: Partial<Pick<OperationDetail, 'method' | 'path' | 'security'>>;
  parameters?: FormField[];
  kind?: BodyKind;
  fields?: FormField[];
  base?: string;
  /** The values of the fields, in their order. */
  typed?: Array<string | File[]>;
  mediaType?: string;
  text?: string;
  schemes?: SecurityScheme[];
  credentials?: Credentials;
}

function resolve(given: Given) {
  const { operation = {}, parameters = [], fields = [], typed = [] } = given;
  const entries = [...parameters, ...fields].map((one, index) => [fieldKey(one), typed[index]] as const);
  const values: RequestValues = {
    fields: Object.fromEntries(
      entries.filter((entry) => typeof entry[1] === 'string'),
    ) as RequestValues['fields'],
    files: Object.fromEntries(entries.filter((entry) => Array.isArray(entry[1]))) as RequestValues['files'],
    mediaType: given.mediaType,
    body: given.text ?? '',
  };
  return buildRequest(
    { method: 'get', path: '/pets', security: [], ...operation },
    { parameters, body: fields, kind: given.kind },
    given.base ?? 'https://api.example/v1/',
    values,
    { schemes: given.schemes ?? [], credentials: given.credentials ?? {} },
  );
}

function built(given: Given): BuiltRequest {
  const result = resolve(given);
  if (!('request' in result)) throw new Error(JSON.stringify(result));
  return result.request;
}

function field(place: string, name: string, more: Partial<FormField> = {}): FormField {
  const isRequired = place === 'path';
  return { name, in: place, isRequired, isList: false, isFile: false, options: [], ...more };
}

const post = { method: 'post' };

describe('a request', () => {
  it('has its values in the path, the query and the headers', () => {
    const request = built({
      operation: { path: '/pets/{id}' },
      parameters: [field('path', 'id'), field('query', 'tags', { isList: true }), field('header', 'X-Trace')],
      typed: ['a/b?c', 'x, y', '1'],
    });
    expect(request).toEqual({
      method: 'GET',
      url: 'https://api.example/v1/pets/a%2Fb%3Fc?tags=x&tags=y',
      headers: [['X-Trace', '1']],
      body: undefined,
      leftOut: [],
    });
  });

  it('names the cookies and headers that a page cannot send, even if they are required', () => {
    const parameters = [
      field('cookie', 'sid', { isRequired: true }),
      field('header', 'Host'),
      field('header', 'Sec-Fetch-Mode'),
      field('header', 'Accept'),
    ];
    const request = built({
      parameters,
      typed: ['1', '2', '3', '4'],
      operation: { security: [[{ name: 'session', scopes: [] }]] },
      schemes: [{ name: 'session', type: 'apiKey', in: 'cookie', key: 'token', flows: [] }],
    });
    expect(request.headers).toEqual([['Accept', '4']]);
    expect(request.leftOut).toEqual(['sid', 'Host', 'Sec-Fetch-Mode', 'token']);
  });

  it('needs its required values, also those of its body', () => {
    const parameters = [field('path', 'id')];
    const fields = [field('body', 'photo', { isRequired: true, isFile: true })];
    expect(resolve({ operation: post, parameters, fields, kind: 'multipart' })).toEqual({
      problem: 'missing',
      names: ['id', 'photo'],
    });
  });

  it('stays on a server of the definition, over http or https', () => {
    for (const base of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'ftp://a',
      '/api',
      '//evil.example',
      'https://',
    ])
      expect(resolve({ base })).toMatchObject({ problem: 'unsafe' });
    const hosts = ['@evil.example/', '//evil.example', '\\\\evil.example', '/../..//evil.example'].map(
      (path) => {
        const result = resolve({ operation: { path }, base: 'https://api.example' });
        return 'request' in result ? new URL(result.request.url).host : 'api.example';
      },
    );
    expect(new Set(hosts)).toEqual(new Set(['api.example']));
    const servers = ['/v1', 'https://a', '{scheme}://a', 'ws://a'].map((url) => ({ url, variables: [] }));
    expect(listSendable(servers).map(({ url }) => url)).toEqual(['https://a', '{scheme}://a']);
  });

  it('goes to the server with its variables filled in', () => {
    const variables = [{ name: 'region', default: 'eu', options: [] }];
    const regional: Server = { url: 'https://{region}.example/{unknown}', variables };
    expect(fillServer(regional, {})).toBe('https://eu.example/{unknown}');
    expect(fillServer(regional, { region: 'us' })).toBe('https://us.example/{unknown}');
  });

  it('carries the credentials of its security schemes only', () => {
    const scheme = (name: string, more: Partial<SecurityScheme>): SecurityScheme => ({
      name,
      type: 'http',
      flows: [],
      ...more,
    });
    const schemes = [
      scheme('key', { type: 'apiKey', in: 'query', key: 'api_key' }),
      scheme('basic', { scheme: 'Basic' }),
      scheme('bearer', { scheme: 'bearer' }),
    ];
    const credentials = {
      key: { secret: 'k' },
      basic: { username: 'ü', secret: 'p' },
      bearer: { secret: 't' },
    };
    const send = (name: string) =>
      built({ operation: { security: [[{ name, scopes: [] }]] }, schemes, credentials });
    expect(send('key')).toMatchObject({ url: 'https://api.example/v1/pets?api_key=k', headers: [] });
    expect(send('basic').headers).toEqual([['Authorization', 'Basic w7w6cA==']]);
    expect(send('bearer').headers).toEqual([['Authorization', 'Bearer t']]);
    expect(send('other').headers).toEqual([]);
  });
});

describe('the body of a request', () => {
  it('can be text, which can be copied as a cURL command', () => {
    const request = built({
      operation: post,
      kind: 'text',
      mediaType: 'application/json',
      text: `{"it's":1}`,
    });
    expect(printCurl(request)).toBe(
      [
        `curl -X POST 'https://api.example/v1/pets'`,
        `  -H 'Content-Type: application/json'`,
        String.raw`  --data-raw '{"it'\''s":1}'`,
      ].join(' \\\n'),
    );
  });

  it('has fields in the URL encoding', () => {
    const request = built({
      operation: post,
      kind: 'urlencoded',
      mediaType: 'application/x-www-form-urlencoded',
      fields: [field('body', 'name'), field('body', 'tags', { isList: true }), field('body', 'empty')],
      typed: ['a b&c', 'x,y', ''],
    });
    expect(request.headers).toEqual([['Content-Type', 'application/x-www-form-urlencoded']]);
    expect(request.body).toBe('name=a+b%26c&tags=x&tags=y');
  });

  it('has fields and files as multipart/form-data, whose header the browser adds', async () => {
    const request = built({
      operation: post,
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      fields: [field('body', 'caption'), field('body', 'photos', { isFile: true, isList: true })],
      typed: ['@me', [new File(['1'], 'a.png'), new File(['2'], `b"';.png`)]],
    });
    expect(request.headers).toEqual([]);
    const text = await new Response(request.body).text();
    expect(text).toMatch(/name="caption"\r\n\r\n@me\r\n/);
    expect(text).toMatch(/name="photos"; filename="a.png"[^]*\r\n\r\n1\r\n/);
    expect(printCurl(request)).toBe(
      [
        `curl -X POST 'https://api.example/v1/pets'`,
        `  --form-string 'caption=@me'`,
        `  -F 'photos=@"a.png"'`,
        String.raw`  -F 'photos=@"b\"'\'';.png"'`,
      ].join(' \\\n'),
    );
  });

  it('can be one file', async () => {
    const request = built({
      operation: post,
      kind: 'file',
      mediaType: 'image/png',
      fields: [field('body', '', { isFile: true })],
      typed: [[new File(['pixels'], 'a.png')]],
    });
    expect(request.headers).toEqual([['Content-Type', 'image/png']]);
    expect(await new Response(request.body).text()).toBe('pixels');
    expect(printCurl(request)).toContain(`--data-binary '@a.png'`);
  });

  it('is left out of requests that cannot have one', () => {
    const request = built({ kind: 'text', mediaType: 'application/json', text: '{}' });
    expect(request.body).toBeUndefined();
    expect(request.headers).toEqual([]);
  });
});
