import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer';
import { compressAssets } from './compressAssets';
import { loadWebApp } from './webApp';

const page = `<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__">
<!--trellis:config--><link rel="modulepreload" crossorigin href="./assets/react-2.js">
<script type="module" src="./assets/main-abc.js"></script></head><body></body></html>`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'assets/main-abc.js'), `export const text = '${'trellis '.repeat(500)}';`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function serve(basePath = '', config: Record<string, unknown> = {}, csp = {}): Promise<TestServer> {
  const app = await loadWebApp(folder);
  if (!app) throw new Error('no app');
  return createTestServer({
    web: {
      app,
      basePath,
      injectedConfig: () => ({ config, places: { files: [], spans: [] }, problems: [] }),
      connect: ['https://api.example.com'],
      csp,
    },
  });
}

describe('the page', () => {
  it('is sent for every path that a browser opens, including dots', async () => {
    const { app } = await serve();
    for (const url of ['/', '/catalog/default/component/my.app', '/settings?tab=x']) {
      const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-store']);
    }
  });

  it('is not sent for missing files, API paths or form posts', async () => {
    const { app } = await serve();
    const headers = { accept: 'text/html' };
    expect((await app.inject({ url: '/assets/old-chunk.js', headers })).statusCode).toBe(404);
    expect((await app.inject({ url: '/api/nope', headers })).statusCode).toBe(404);
    expect((await app.inject({ url: '/catalog', headers: { accept: 'application/json' } })).statusCode).toBe(
      404,
    );
    expect((await app.inject({ method: 'POST', url: '/catalog', headers })).statusCode).toBe(404);
  });

  it('has a new nonce each time, in its policy and in its head', async () => {
    const { app } = await serve();
    const nonces = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const answer = await app.inject('/');
      const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '';
      expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('has a strict policy', async () => {
    const { app } = await serve();
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('allows the analytics endpoint only if one is configured', async () => {
    const connectOf = async (extensions: unknown[]): Promise<string | undefined> => {
      const { app } = await serve('', { app: { extensions } });
      const policy = String((await app.inject('/')).headers['content-security-policy']);
      return /connect-src ([^;]*)/.exec(policy)?.[1]?.replace("'self' https://api.example.com", '').trim();
    };
    const http = (endpoint: unknown, disabled = false) => ({
      'analytics:analytics/http': { disabled, config: { endpoint } },
    });
    expect(await connectOf([http('https://events.example.com:8443/v1?key=1')])).toBe(
      'https://events.example.com:8443',
    );
    expect(await connectOf([http('https://a.example.com'), http('https://b.example.com')])).toBe(
      'https://b.example.com',
    );
    expect(await connectOf([http('https://a.example.com'), { 'analytics:analytics/http': false }])).toBe('');
    expect(await connectOf([http('https://a.example.com', true)])).toBe('');
    for (const endpoint of ['plugin://events/v1', '/api/events', 'https://*', 'https://x; script-src *', 7]) {
      expect(await connectOf([http(endpoint)])).toBe('');
    }
    expect(await connectOf([{ 'page:x/y': { config: { endpoint: 'https://a.example.com' } } }])).toBe('');
  });

  it('allows only the configured hosts of embedded pages', async () => {
    const framesOf = async (allowedIframeHosts: unknown) => {
      const { app } = await serve('', { techdocs: { sanitizer: { allowedIframeHosts } } });
      const policy = String((await app.inject('/')).headers['content-security-policy']);
      return /frame-src ([^;]*)/.exec(policy)?.[1];
    };
    expect(await framesOf(['video.example', 'Maps.example:8443'])).toBe(
      "'self' video.example Maps.example:8443",
    );
    expect(await framesOf(['*', 'https:', 'data:', "'unsafe-inline'", 'a;b', 7])).toBe("'self'");
    expect(await framesOf(undefined)).toBe("'self'");
  });

  it('runs scripts of the app in frames that cannot reach the portal', async () => {
    const { app } = await serve('/portal');
    const path = '/portal/script-frame?script=library-a1.min.js&script=frame-b2.js';
    const { statusCode, headers, body } = await app.inject(path);
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none';/);
    expect(policy).not.toMatch(/connect-src|img-src|frame-src|'self'(?<!frame-ancestors 'self')/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.match(/<script[^>]*>/g)).toEqual([
      `<script nonce="${nonce}" src="/portal/assets/library-a1.min.js">`,
      `<script nonce="${nonce}" src="/portal/assets/frame-b2.js">`,
    ]);
    for (const script of ['../config.js', 'a%2Fb.js', '//evil.example/a.js', 'a.css', '%22%3E.js', '.js', ''])
      expect((await app.inject(`/portal/script-frame?script=${script}`)).statusCode).toBe(404);
    expect((await app.inject('/portal/script-frame')).statusCode).toBe(404);
  });

  it('accepts additions to its policy, but no second directive within a source', async () => {
    const { app } = await serve(
      '',
      {},
      { 'frame-src': ['https://docs.example.com'], 'img-src': false, 'script-src': ['x; y'] },
    );
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain('frame-src https://docs.example.com');
    expect(policy).not.toContain('img-src');
    expect(policy).not.toContain('x; y');
  });

  it('contains the escaped configuration', async () => {
    const hostile = { app: { title: '</script><script>alert(1)</script> $& \u2028' } };
    const { app } = await serve('', hostile);
    const { body } = await app.inject('/');
    const json = /<script type="application\/json" id="trellis-config">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ config: hostile });
    expect(body.match(/<script/g)).toHaveLength(2);
  });

  it('is under the base path, and the root redirects to it', async () => {
    const { app } = await serve('/portal');
    expect((await app.inject('/')).headers['location']).toBe('/portal/');
    expect((await app.inject('/portal')).statusCode).toBe(200);
    const { body } = await app.inject('/portal/catalog/x');
    expect(body).toContain('src="/portal/assets/main-abc.js"');
    expect(body).toContain('href="/portal/assets/react-2.js"');
    expect((await app.inject('/portal/assets/main-abc.js')).statusCode).toBe(200);
    expect((await app.inject('/elsewhere')).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('with a hash are cached forever, others are revalidated', async () => {
    const { app } = await serve();
    const hashed = await app.inject('/assets/main-abc.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toContain('javascript');
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=300');
  });

  it('that are outside the app, hidden or private are not served', async () => {
    const { app } = await serve();
    const headers = { accept: 'application/json' };
    for (const url of [
      '/index.html',
      '/.vite/manifest.json',
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/assets',
    ]) {
      const { statusCode } = await app.inject({ url, headers });
      expect([url, statusCode >= 400]).toEqual([url, true]);
    }
  });

  it('are compressed once, before the first request', async () => {
    expect(await compressAssets(folder)).toBe(1);
    expect(await compressAssets(folder)).toBe(0);
    const { app } = await serve();
    const brotli = await app.inject({
      url: '/assets/main-abc.js',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.rawPayload).toEqual(await readFile(join(folder, 'assets/main-abc.js.br')));
    expect(brotli.headers['cache-control']).toContain('immutable');
    const zipped = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect((await app.inject('/assets/main-abc.js')).headers['content-encoding']).toBeUndefined();
  });
});
