import { createServer, type Server } from 'node:http';
import { createServer as createRawServer, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReadError } from '#backend';
import { createAddressReader } from './createAddressReader';
import { acceptsIp } from './guard/acceptsIp';
import { classifyIp } from '#backend';
import { findTrust, type AllowedHost } from './guard/findTrust';
import type { Transport } from './http/transport';

const RUNS = process.env['TRELLIS_TEST_DEEP'] === undefined ? 1_000 : 20_000;
const TIME = 180_000;

function readerOf(allow: AllowedHost[], transport?: Transport) {
  return createAddressReader({ current: { allow }, subscribe: () => () => undefined }, { transport });
}

describe('the guard', () => {
  let server: Server;
  let port: number;
  let served: number;

  beforeEach(async () => {
    served = 0;
    server = createServer((_request, response) => {
      served += 1;
      response.end('secret');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => new Promise((done) => server.close(done)));

  it('reads a private address that the configuration names', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const found = await readerOf([{ host: `${host}:${port}` }]).load(`http://${host}:${port}/`);
      expect(new TextDecoder().decode(found?.bytes)).toBe('secret');
    }
  });

  it.each(['HTTP/1.1 999 Strange\r\n\r\n', 'HTTP/1.1 200 \u0007\r\nx-a: b\r\n\r\nsecret'])(
    'survives the response %j',
    async (response) => {
      const raw = createRawServer((socket) => void socket.resume().end(response));
      await new Promise<void>((done) => raw.listen(0, '127.0.0.1', done));
      const host = `127.0.0.1:${(raw.address() as AddressInfo).port}`;
      const outcome = await readerOf([{ host }])
        .load(`http://${host}/`)
        .then(
          () => 'read',
          (error: unknown) => error,
        );
      expect(outcome === 'read' || outcome instanceof ReadError).toBe(true);
      await new Promise((done) => raw.close(done));
    },
  );

  it('refuses a name that leads to a private address and is only part of a pattern', async () => {
    const reader = readerOf([{ host: `*.localhost:${port}` }]);
    await expect(reader.load(`http://a.localhost:${port}/`)).rejects.toThrow(/private IP address|ENOTFOUND/);
    expect(served).toBe(0);
  });

  it.each(['file:///etc/passwd', 'gopher://127.0.0.1/', 'ftp://127.0.0.1/', 'http://u:p@127.0.0.1/', 'x'])(
    'refuses %s',
    async (url) => {
      await expect(readerOf([{ host: '127.0.0.1' }]).load(url)).rejects.toThrow(
        /not allowed|not a valid URL/,
      );
    },
  );

  it('accepts a special address only if it is listed itself', () => {
    expect(acceptsIp('169.254.169.254', 'metadata.example', 'listed')).toBe(false);
    expect(acceptsIp('169.254.169.254', '169.254.169.254', 'listed')).toBe(true);
    expect(acceptsIp('fe80::1', '[fe80::1]', 'public')).toBe(false);
    expect(acceptsIp('10.0.0.1', 'git.acme.example', 'listed')).toBe(true);
    expect(acceptsIp('10.0.0.1', 'git.acme.example', 'public')).toBe(false);
  });

  it.each([
    ['8.8.8.8', 'public'],
    ['2606:4700::1111', 'public'],
    ['127.1.2.3', 'private'],
    ['::1', 'private'],
    ['::ffff:10.0.0.1', 'private'],
    ['::ffff:169.254.169.254', 'special'],
    ['fd00:ec2::254', 'special'],
    ['64:ff9b::a9fe:a9fe', 'special'],
    ['100.100.100.200', 'special'],
    ['0.0.0.0', 'special'],
  ])('classifies %s as %s', (ip, kind) => {
    expect(classifyIp(ip)).toBe(kind);
  });
});

describe('random chains of redirects', () => {
  const allow = [{ host: 'a.example' }, { host: '*.b.example' }, { host: 'c.example', paths: ['/open/'] }];
  const target = fc.constantFrom(
    'http://a.example/x',
    'https://x.b.example/y',
    'https://c.example/open/z',
    'https://c.example/open/../closed',
    'https://c.example/open/%2e%2e/closed',
    'https://c.example/open/..%2fclosed',
    'http://169.254.169.254/latest/meta-data',
    'http://a.example:8080/',
    'http://user@a.example/',
    'http://a.example.evil.example/',
    'http://evilb.example/',
    '//x.b.example/next',
    '/same',
    'file:///etc/passwd',
    'gopher://a.example/',
    'http://[::1]/',
    'http://0x7f.1/',
    'http:a.example',
    'http://',
    '\\\\evil.example\\x',
  );

  it(
    `send no request to a host or path that is not allowed (${RUNS} runs)`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(target, { maxLength: 8 }), async (chain) => {
          const sent: URL[] = [];
          const reader = readerOf(allow, async (url) => {
            sent.push(url);
            const location = chain[sent.length - 1];
            return location === undefined
              ? new Response('end')
              : new Response(null, { status: 302, headers: { location } });
          });
          await reader.load('https://a.example/start').catch(() => undefined);
          expect(sent.length).toBeLessThanOrEqual(6);
          for (const url of sent) {
            expect(findTrust(url, allow)).toBeDefined();
            expect(url.pathname).not.toMatch(/closed/);
            expect(['a.example', 'c.example', 'x.b.example']).toContain(url.host);
          }
        }),
        { numRuns: RUNS },
      );
    },
    TIME,
  );
});
