import { createScmIntegrations, type ScmIntegrations } from '#model';
import type { ConfigApi } from '#sdk';

/** Reads the integrations from the configuration. Imported when a plugin asks for them. */
export function loadScmIntegrations(config: ConfigApi): ScmIntegrations {
  return createScmIntegrations(config.getOptional('integrations'));
}
