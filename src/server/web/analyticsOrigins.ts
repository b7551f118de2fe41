import { readExtensionSettings } from '#engine';

/**
 * The origins that analytics of this configuration posts to: of each enabled extension of the kind `analytics`, that of the
 * `endpoint` in its config. Endpoints in the backend need no mention, as the page calls the backend anyway.
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
  // A star would name every host.
  return origin.includes('*') ? [] : [origin];
}
