import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ImportChunk from './importChunk';

const importer = 'https://portal.example/assets/index.js';
const at = (file: string) => `https://portal.example/assets/${file}`;
const script = () =>
  Promise.resolve(new Response('export {};', { headers: { 'content-type': 'text/javascript' } }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const poisoned = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));

let fetch: ReturnType<typeof vi.fn<(address: string) => Promise<Response>>>;
let importChunk: typeof ImportChunk.importChunk;

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  fetch = vi.fn(script);
  vi.stubGlobal('fetch', fetch);
  vi.resetModules();
  ({ importChunk } = await import('./importChunk'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('importChunk', () => {
  it('imports a script after it and the scripts that it needs were fetched, each once', async () => {
    const load = vi.fn((address: string) => Promise.resolve(`${fetch.mock.calls.length} before ${address}`));
    expect(await importChunk(load, ['./a.js', './b.js'], importer)).toBe(`2 before ${at('a.js')}`);
    await importChunk(load, ['./c.js', './b.js'], importer);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([at('a.js'), at('b.js'), at('c.js')]);
  });

  it('does not import a script before it could be fetched, so that the browser does not remember a failure', async () => {
    fetch.mockImplementationOnce(lost).mockImplementationOnce(lost);
    const load = vi.fn(async () => 'loaded');
    expect(await importChunk(load, ['./a.js'], importer)).toBe('loaded');
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fails with the address of the server, and fetches again when it is called again', async () => {
    fetch.mockImplementation(lost);
    const load = vi.fn(async () => 'loaded');
    const failed = importChunk(load, ['./a.js'], importer);
    await expect(failed).rejects.toMatchObject({
      name: 'ConnectionError',
      address: 'https://portal.example',
    });
    expect(load).not.toHaveBeenCalled();
    fetch.mockImplementation(script);
    expect(await importChunk(load, ['./a.js'], importer)).toBe('loaded');
  });

  it('treats a failing proxy as a lost connection', async () => {
    fetch.mockImplementation(async () => new Response('', { status: 502 }));
    await expect(importChunk(vi.fn(), ['./a.js'], importer)).rejects.toMatchObject({
      name: 'ConnectionError',
    });
  });

  it.each([
    ['a missing file', () => new Response('', { status: 404 })],
    ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ])('does not retry if the response is %s, because the portal was updated', async (_, respond) => {
    fetch.mockImplementation(async () => respond());
    await expect(importChunk(vi.fn(), ['./a.js'], importer)).rejects.toThrow(
      'This part of the portal is no longer available. Reload the page.',
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('imports a script from a new address if the import fails nevertheless, and keeps using it', async () => {
    const addresses: string[] = [];
    const load = (address: string) => {
      addresses.push(address);
      return address.includes('?retry=') ? Promise.resolve('loaded') : poisoned();
    };
    expect(await importChunk(load, ['./a.js'], importer)).toBe('loaded');
    expect(await importChunk(load, ['./a.js'], importer)).toBe('loaded');
    expect(addresses).toEqual([at('a.js'), addresses[1], addresses[1]]);
  });

  it('asks for a reload if that fails, too', async () => {
    await expect(importChunk(poisoned, ['./a.js'], importer)).rejects.toMatchObject({
      name: 'OutdatedError',
    });
  });

  it('does not run a script again that throws', async () => {
    const load = vi.fn(() => Promise.reject(new Error('in the script')));
    await expect(importChunk(load, ['./a.js'], importer)).rejects.toThrow('in the script');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads scripts from the public path that the page names', async () => {
    document.head.innerHTML = '<meta name="backstage-public-path" content="https://cdn.example/portal/">';
    const load = vi.fn(async (address: string) => address);
    expect(await importChunk(load, ['./a.js'], importer)).toBe('https://cdn.example/portal/assets/a.js');
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['https://cdn.example/portal/assets/a.js']);
  });
});
