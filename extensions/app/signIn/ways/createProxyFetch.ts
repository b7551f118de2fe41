/**
 * Creates the fetch of a session that a proxy speaks for. A proxy that no longer knows who comes leads to its own sign-in,
 * which no script can follow: that is taken for what it is, the end of the session.
 */
export function createProxyFetch(headers: Readonly<Record<string, string>> = {}) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const response = await globalThis.fetch(url, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
      redirect: 'manual',
    });
    if (response.type !== 'opaqueredirect') return response;
    const error = {
      name: 'AuthenticationError',
      message: 'the proxy in front of the portal asks to sign in',
    };
    return Response.json({ error }, { status: 401, statusText: 'Unauthorized' });
  };
}
