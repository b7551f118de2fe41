import { describe, expect, it } from 'vitest';
import type { OperationDetail, Parameter, SecurityScheme, Server } from '../model/openApiTypes';
import { type RequestValues, buildRequest, listSendable, printCurl } from './buildRequest';

const server: Server = { url: 'https://api.example/v1/', variables: [] };
const values: RequestValues = { server: 0, variables: {}, parameters: {}, mediaType: undefined, body: '' };
const none = { schemes: [], credentials: {} };

function parameter(place: string, name: string, more: Partial<Parameter> = {}): Parameter {
  return { name, in: place, isRequired: place === 'path', isDeprecated: false, ...more };
}

function operation(more: Partial<OperationDetail> = {}): OperationDetail {
  return {
    method: 'get',
    path: '/pets',
    security: [],
    parameters: [],
    responses: [],
    callbacks: [],
    ...more,
  };
}

function built(result: ReturnType<typeof buildRequest>) {
  if (!('request' in result)) throw new Error(JSON.stringify(result));
  return result.request;
}

describe('a request', () => {
  it('has its values in the path, the query and the headers', () => {
    const request = built(
      buildRequest(
        operation({
          path: '/pets/{id}',
          parameters: [
            parameter('path', 'id'),
            parameter('query', 'tags', { schema: { type: 'array' } }),
            parameter('header', 'X-Trace'),
            parameter('cookie', 'sid'),
          ],
        }),
        server,
        {
          ...values,
          parameters: { 'path id': 'a/b?c', 'query tags': 'x, y', 'header X-Trace': '1', 'cookie sid': '2' },
        },
        none,
      ),
    );
    expect(request).toEqual({
      method: 'GET',
      url: 'https://api.example/v1/pets/a%2Fb%3Fc?tags=x&tags=y',
      headers: [['X-Trace', '1']],
      body: undefined,
      leftOut: ['sid'],
    });
  });

  it('needs its required values', () => {
    const id = parameter('path', 'id');
    expect(buildRequest(operation({ parameters: [id] }), server, values, none)).toEqual({
      problem: 'missing',
      names: ['id'],
    });
  });

  it('stays on a server of the definition, over http or https', () => {
    for (const url of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'ftp://a',
      '/api',
      '//evil.example',
      'https://',
    ])
      expect(buildRequest(operation(), { url, variables: [] }, values, none)).toMatchObject({
        problem: 'unsafe',
      });
    const hosts = ['@evil.example/', '//evil.example', '\\\\evil.example', '/../..//evil.example'].map(
      (path) => {
        const result = buildRequest(
          operation({ path }),
          { url: 'https://api.example', variables: [] },
          values,
          none,
        );
        return 'request' in result ? new URL(result.request.url).host : 'api.example';
      },
    );
    expect(new Set(hosts)).toEqual(new Set(['api.example']));
    const servers = ['/v1', 'https://a', '{scheme}://a', 'ws://a'].map((url) => ({ url, variables: [] }));
    expect(listSendable(servers).map(({ url }) => url)).toEqual(['https://a', '{scheme}://a']);
  });

  it('fills the variables of the server', () => {
    const variables = [{ name: 'region', default: 'eu', options: [] }];
    const regional = { url: 'https://{region}.example', variables };
    expect(built(buildRequest(operation(), regional, values, none)).url).toBe('https://eu.example/pets');
    const us = { ...values, variables: { region: 'us' } };
    expect(built(buildRequest(operation(), regional, us, none)).url).toBe('https://us.example/pets');
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
      built(
        buildRequest(operation({ security: [[{ name, scopes: [] }]] }), server, values, {
          schemes,
          credentials,
        }),
      );
    expect(send('key')).toMatchObject({ url: 'https://api.example/v1/pets?api_key=k', headers: [] });
    expect(send('basic').headers).toEqual([['Authorization', 'Basic w7w6cA==']]);
    expect(send('bearer').headers).toEqual([['Authorization', 'Bearer t']]);
    expect(send('other').headers).toEqual([]);
  });

  it('can be copied as a cURL command', () => {
    const content = [{ type: 'application/json', pointer: '#', examples: [] }];
    const request = built(
      buildRequest(
        operation({ method: 'post', requestBody: { isRequired: true, content } }),
        server,
        { ...values, mediaType: 'application/json', body: `{"it's":1}` },
        none,
      ),
    );
    expect(printCurl(request)).toBe(
      [
        `curl -X POST 'https://api.example/v1/pets'`,
        `  -H 'Content-Type: application/json'`,
        String.raw`  --data-raw '{"it'\''s":1}'`,
      ].join(' \\\n'),
    );
  });
});
