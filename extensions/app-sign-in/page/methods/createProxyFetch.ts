import { fetchResponse } from '#sdk';

/**
 * Creates the fetch function for session requests behind a proxy. If the proxy doesn't know the user, it redirects to
 * its sign-in page, which a script can't follow. The redirect is treated as the end of the session.
 */
export function createProxyFetch(headers: Readonly<Record<string, string>> = {}) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const response = await fetchResponse(url, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
      redirect: 'manual',
    });
    if (response.type !== 'opaqueredirect') return response;
    const error = {
      name: 'AuthenticationError',
      message: 'the proxy in front of the portal requires you to sign in',
    };
    return Response.json({ error }, { status: 401, statusText: 'Unauthorized' });
  };
}
