import { describe, expect, it, vi } from 'vitest';
import { createOriginPolicy } from '../../http/originPolicy';
import { readCookies } from './cookies';
import { planCookies } from './cookiePlan';
import { createSealer } from './sealer';
import { createSharedWork } from './createSharedWork';

describe('a sealed value', () => {
  const sealer = createSealer(async () => 'secret');

  it('can be opened for its purpose, and does not reveal its content', async () => {
    const sealed = await sealer.seal('session a', { token: 'precious' }, 60);
    expect(sealed).toMatch(/^[\w.-]+$/);
    expect(Buffer.from(sealed.replaceAll('.', ''), 'base64url').toString('latin1')).not.toContain('precious');
    expect(await sealer.open('session a', sealed)).toMatchObject({ token: 'precious' });
  });

  it('cannot be opened for another purpose, with another secret, after a change or after its expiry', async () => {
    const sealed = await sealer.seal('session a', { token: 'precious' }, 60);
    expect(await sealer.open('session b', sealed)).toBeUndefined();
    expect(await createSealer(async () => 'other').open('session a', sealed)).toBeUndefined();
    const at = sealed.length - 40;
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(await sealer.open('session a', changed)).toBeUndefined();
    expect(await sealer.open('session a', 'nonsense')).toBeUndefined();
    expect(await sealer.open('session a', await sealer.seal('session a', {}, -1))).toBeUndefined();
  });

  it('loads the secret again if that failed', async () => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no database'));
    read.mockResolvedValue('secret');
    const late = createSealer(read);
    await expect(late.seal('a', {}, 60)).rejects.toThrow('no database');
    expect(await late.open('a', await late.seal('a', { x: 1 }, 60))).toMatchObject({ x: 1 });
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('shared work', () => {
  it('runs once for concurrent callers, and for those shortly after', async () => {
    let time = 0;
    const share = createSharedWork<number>(() => time);
    const work = vi.fn(async () => time);
    expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([0, 0, 0]);
    expect(work).toHaveBeenCalledTimes(2);
    time = 9_000;
    expect(await share('a', work)).toBe(0);
    time = 11_000;
    expect(await share('a', work)).toBe(11_000);
  });

  it('runs again after a failure', async () => {
    const share = createSharedWork<number>();
    await expect(share('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await share('a', async () => 1)).toBe(1);
  });
});

describe('cookies', () => {
  const plan = (backend: string, app = backend) =>
    planCookies(backend, '/api/auth/oidc', createOriginPolicy(app, []));

  it('are limited to the host with HTTPS', () => {
    const { nameOf, attributes } = plan('https://portal.acme.com');
    expect(nameOf('x')).toBe('__Host-x');
    expect(attributes).toEqual({ path: '/', secure: true, sameSite: 'Lax' });
  });

  it("are limited to the provider's path without HTTPS", () => {
    const { nameOf, attributes } = plan('http://localhost:7007', 'http://localhost:3000');
    expect(nameOf('x')).toBe('x');
    expect(attributes).toEqual({ path: '/api/auth/oidc', secure: false, sameSite: 'Lax' });
  });

  it('are sent across sites only if the app is on another site', () => {
    expect(plan('https://api.acme.com', 'https://portal.acme.com').attributes.sameSite).toBe('None');
    expect(plan('http://127.0.0.1:7007', 'http://localhost:3000').attributes.sameSite).toBe('Lax');
  });

  it('are read by name, and the first of two wins', () => {
    const cookie = 'a=1; b=x=y;a=2; broken; =z; __proto__=p';
    expect([...readCookies({ headers: { cookie } })]).toEqual([
      ['a', '1'],
      ['b', 'x=y'],
      ['__proto__', 'p'],
    ]);
  });
});
