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

describe('openLoginPopup', () => {
  test("returns the backend's response and closes the popup", async () => {
    const login = start();
    say(answer);
    await expect(login).resolves.toEqual({ profile: {} });
    expect(popup.close).toHaveBeenCalled();
  });

  test('uses the given size, or 500 by 700', async () => {
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
    ['another shape', 'authorization_response'],
    ['another type', { type: 'other', response: {} }],
    ['something with its own prototype', Object.assign(Object.create({ type: 'x' }) as object, answer)],
    ['nobody', null],
  ])('ignores messages from %s', async (_name, data, from) => {
    const settled = vi.fn();
    const login = start().then(settled, settled);
    say(data, from);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(settled).not.toHaveBeenCalled();
    say(answer);
    await login;
  });

  test("rejects with the backend's error", async () => {
    const login = start();
    say({ type: 'authorization_response', error: { name: 'NotAllowedError', message: 'No' } });
    await expect(login).rejects.toMatchObject({ name: 'NotAllowedError', message: 'No' });
  });

  test('rejects immediately if the browser blocks the popup', async () => {
    open.mockReturnValueOnce(null);
    await expect(start()).rejects.toMatchObject({
      name: 'PopupRejectedError',
      message: 'Failed to open auth popup.',
    });
  });

  test('detects within 100 ms that the popup was closed', async () => {
    const failure = start().catch((error: Error) => error.message);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(100);
    await expect(failure).resolves.toBe('Login failed, popup was closed');
  });

  test('reports the expected origin if the popup has another one', async () => {
    const failure = start().catch((error: Error) => error.message);
    say({ type: 'config_info', targetOrigin: 'http://portal.example' });
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(100);
    await expect(failure).resolves.toBe('Login failed, Incorrect app origin, expected http://portal.example');
  });
});
