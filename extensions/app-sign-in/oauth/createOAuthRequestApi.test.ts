import { describe, expect, test } from 'vitest';
import type { PendingOAuthRequest } from '#sdk';
import { createOAuthRequestApi } from './createOAuthRequestApi';

const provider = { id: 'github', title: 'GitHub' };

function setUp(onAuthRequest: (scopes: ReadonlySet<string>) => Promise<string>) {
  const api = createOAuthRequestApi();
  let pending: readonly PendingOAuthRequest[] = [];
  api.authRequest$().subscribe((requests) => {
    pending = requests;
  });
  return { ask: api.createAuthRequester({ provider, onAuthRequest }), pending: () => pending };
}

describe('pending access requests', () => {
  test('are grouped by provider with all scopes', async () => {
    const seen: string[][] = [];
    const { ask, pending } = setUp(async (scopes) => {
      seen.push([...scopes]);
      return 'session';
    });
    const both = [ask(new Set(['a'])), ask(new Set(['a', 'b']))];
    expect(pending().map((request) => request.provider)).toEqual([provider]);
    await pending()[0]?.trigger();
    await expect(Promise.all(both)).resolves.toEqual(['session', 'session']);
    expect(seen).toEqual([['a', 'b']]);
    expect(pending()).toEqual([]);
  });

  test('report a failure to the user, and stay pending', async () => {
    let isDown = true;
    const { ask, pending } = setUp(async () => {
      if (isDown) throw new Error('closed');
      return 'session';
    });
    const waiting = ask(new Set());
    await expect(pending()[0]?.trigger()).rejects.toThrow('closed');
    expect(pending()).toHaveLength(1);
    isDown = false;
    await pending()[0]?.trigger();
    await expect(waiting).resolves.toBe('session');
  });

  test('fail for all callers if the user rejects', async () => {
    const { ask, pending } = setUp(async () => 'session');
    const waiting = [ask(new Set()), ask(new Set())];
    pending()[0]?.reject();
    for (const answer of waiting)
      await expect(answer).rejects.toMatchObject({
        name: 'RejectedError',
        message: 'Login failed, rejected by user',
      });
    expect(pending()).toEqual([]);
  });
});
