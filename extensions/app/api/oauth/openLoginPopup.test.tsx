import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLoginPopup } from './openLoginPopup';

const origin = 'http://backend.example';
const popup = { closed: false, close: vi.fn() };
const open = vi.fn<(...asked: unknown[]) => unknown>(() => popup);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(popup, { closed: false });
  popup.close.mockClear();
  open.mockClear();
  vi.stubGlobal('open', open);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (size: { width?: number; height?: number } = {}) =>
  openLoginPopup({ url: `${origin}/start`, origin, name: 'login', ...size });

function say(data: unknown, from: { origin?: string; source?: unknown } = {}): void {
  const event = new MessageEvent('message', { data, origin: from.origin ?? origin });
  Object.defineProperty(event, 'source', { value: from.source ?? popup });
  globalThis.dispatchEvent(event);
}

const answer = { type: 'authorization_response', response: { profile: {} } };

describe('the window to sign in with', () => {
  test('gives what the backend says at the end, and is closed', async () => {
    const login = start();
    say(answer);
    await expect(login).resolves.toEqual({ profile: {} });
    expect(popup.close).toHaveBeenCalled();
  });

  test('has the size that is asked for, else 500 by 700', async () => {
    const logins = [start({ width: 450, height: 730 }), start()];
    say(answer);
    await Promise.all(logins);
    expect(open.mock.calls.map(([, , features]) => String(features).slice(0, 20))).toEqual([
      'width=450,height=730',
      'width=500,height=700',
    ]);
  });

  test.each<[string, unknown, { origin?: string; source?: unknown }?]>([
    ['another origin', answer, { origin: 'http://evil.example' }],
    ['another window', answer, { source: {} }],
    ['no one of this shape', 'authorization_response'],
    ['no one of this type', { type: 'other', response: {} }],
    ['something with a prototype of its own', Object.assign(Object.create({ type: 'x' }) as object, answer)],
    ['nobody', null],
  ])('does not listen to %s', async (_name, data, from) => {
    const settled = vi.fn();
    const login = start().then(settled, settled);
    say(data, from);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(settled).not.toHaveBeenCalled();
    say(answer);
    await login;
  });

  test('fails with what the backend says went wrong', async () => {
    const login = start();
    say({ type: 'authorization_response', error: { name: 'NotAllowedError', message: 'No' } });
    await expect(login).rejects.toMatchObject({ name: 'NotAllowedError', message: 'No' });
  });

  test('that the browser does not open fails at once', async () => {
    open.mockReturnValueOnce(null);
    await expect(start()).rejects.toMatchObject({
      name: 'PopupRejectedError',
      message: 'Failed to open auth popup.',
    });
  });

  test('that is closed is noticed within 100 ms', async () => {
    const failure = start().catch((error: Error) => error.message);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(100);
    await expect(failure).resolves.toBe('Login failed, popup was closed');
  });

  test('that speaks to another origin says which one it expected', async () => {
    const failure = start().catch((error: Error) => error.message);
    say({ type: 'config_info', targetOrigin: 'http://portal.example' });
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(100);
    await expect(failure).resolves.toBe('Login failed, Incorrect app origin, expected http://portal.example');
  });
});
