import { type DiscoveryApi, ResponseError } from '#sdk';

/** Ends a session at the backend. One that is over there already, or a provider that keeps none, is as good. */
export async function postLogout(options: {
  discovery: DiscoveryApi;
  provider: string;
  env: string;
}): Promise<void> {
  const { discovery, provider, env } = options;
  const address = `${await discovery.getBaseUrl('auth')}/${encodeURIComponent(provider)}/logout`;
  const response = await globalThis.fetch(`${address}?${new URLSearchParams({ env })}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  if (response.ok || response.status === 401 || response.status === 404) return;
  const cause = await ResponseError.fromResponse(response);
  throw new Error(`Logout request failed, ${cause.message}`, { cause });
}
