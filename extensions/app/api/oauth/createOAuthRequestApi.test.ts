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

describe('sign-ins that wait for a click', () => {
  test('are one for each provider, with the scopes of all who wait', async () => {
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

  test('that fail tell who clicked, and wait on', async () => {
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

  test('that the user refuses fail for all who wait', async () => {
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
