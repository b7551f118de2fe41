import { readExtensionSettings } from '#engine';

/**
 * Returns the origins that analytics extensions post to: the origin of `endpoint` in each enabled extension of the
 * kind `analytics`. Relative endpoints are omitted because the page can call the backend anyway.
 */
export function listAnalyticsOrigins(config: Record<string, unknown>): string[] {
  const { value } = readExtensionSettings({ data: config, locate: () => undefined });
  const endpoints = new Map<string, unknown>();
  for (const { id, disabled, config: written } of value) {
    if (!id.startsWith('analytics:')) continue;
    if (disabled) endpoints.delete(id);
    else if (written) endpoints.set(id, written['endpoint']);
  }
  return [...new Set([...endpoints.values()].flatMap(readOrigin))];
}

function readOrigin(endpoint: unknown): string[] {
  if (typeof endpoint !== 'string' || !/^https?:\/\//i.test(endpoint) || !URL.canParse(endpoint)) return [];
  const { origin } = new URL(endpoint);
  // `*` would allow every host.
  return origin.includes('*') ? [] : [origin];
}
