import { type ApiRef, createApiRef } from '#engine';
import type { ScmIntegrations } from '#model';

/**
 * The source-control hosts under `integrations` in `app-config.yaml`, and the public hosts. Of the configuration, only what browsers
 * may see is part of it; credentials are not.
 */
export interface ScmIntegrationsApi {
  /** Loads the integrations, which are not part of the first load of the portal. */
  load(): Promise<ScmIntegrations>;
}

/** The ref of {@link ScmIntegrationsApi}. */
export const scmIntegrationsApiRef: ApiRef<ScmIntegrationsApi> = createApiRef<ScmIntegrationsApi>({
  id: 'integration.scmintegrations',
});
