import { createScmIntegrations, isJsonObject } from '#model';

/** The services whose APIs the page calls with the user's credentials, to create pull requests. */
const services = ['github', 'azure'];

/**
 * Returns the origins of the APIs of the source-control hosts that are listed under `integrations` in the configuration. Public hosts
 * without an entry are omitted.
 */
export function listScmOrigins(section: unknown): string[] {
  const origins = services.flatMap((type) => {
    const entries = isJsonObject(section) ? section[type] : undefined;
    return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => readOrigin(type, entry));
  });
  return [...new Set(origins)];
}

function readOrigin(type: string, entry: unknown): string[] {
  const { list } = createScmIntegrations({ [type]: [entry] });
  const url = list().find((integration) => integration.type === type)?.config.apiBaseUrl ?? '';
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return [];
  const { origin } = new URL(url);
  // `*` would allow every host.
  return origin.includes('*') ? [] : [origin];
}
