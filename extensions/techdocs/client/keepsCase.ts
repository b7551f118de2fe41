import type { ConfigApi } from '#sdk';

/** The setting `techdocs.legacyUseCaseSensitiveTripletPaths`. */
export function keepsCase(configApi: ConfigApi): boolean {
  return configApi.getOptionalBoolean('techdocs.legacyUseCaseSensitiveTripletPaths') ?? false;
}
