import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { discoveryApiRef, errorApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import { openPortal } from '.';

/** The page with only the configuration for signing in, after the user signed in. */
function setUp() {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    asked.push(headers);
    return Response.json({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const errors = mockApis.error();
  const apis = new Map<unknown, unknown>([
    [discoveryApiRef, mockApis.discovery()],
    [errorApiRef, errors],
  ]);
  const reload = vi.fn();
  const user = { ...mockApis.identity(), getCredentials: async () => ({ token: 'abc' }) };
  openPortal(user, { get: (ref) => apis.get(ref) as never }, reload);
  return { asked, errors, reload };
}

beforeEach(() => sessionStorage.clear());

describe('signing in to a protected portal', () => {
  test('loads the page again once the browser has the cookie', async () => {
    const { asked, reload } = setUp();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(asked).toEqual([{ authorization: 'Bearer abc' }]);
  });

  test('does not load the page in a loop if the browser does not send the cookie', async () => {
    const first = setUp();
    await vi.waitFor(() => expect(first.reload).toHaveBeenCalledTimes(1));
    const { errors, reload } = setUp();
    await vi.waitFor(() => expect(errors.getErrors()).toHaveLength(1));
    expect(errors.getErrors()[0]?.error).toHaveProperty(
      'cause.message',
      expect.stringContaining('The browser did not send the cookie.'),
    );
    expect(reload).not.toHaveBeenCalled();
  });
});
