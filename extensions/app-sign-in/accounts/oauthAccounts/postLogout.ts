import { type DiscoveryApi, fetchResponse, ResponseError } from '#sdk';

const ANSWER_WITHIN = 15_000;

/** Ends a session on the backend. Succeeds if the session is already over, or if the provider has no sessions. */
export async function postLogout(options: {
  discovery: DiscoveryApi;
  provider: string;
  env: string;
}): Promise<void> {
  const { discovery, provider, env } = options;
  const address = `${await discovery.getBaseUrl('auth')}/${encodeURIComponent(provider)}/logout`;
  const response = await fetchResponse(`${address}?${new URLSearchParams({ env })}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  }).catch((cause: Error) => {
    throw new Error(`Logout request failed, ${cause.message}`, { cause });
  });
  if (response.ok || response.status === 401 || response.status === 404) return;
  const cause = await ResponseError.fromResponse(response);
  throw new Error(`Logout request failed, ${cause.message}`, { cause });
}
