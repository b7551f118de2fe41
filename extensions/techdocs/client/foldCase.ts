import type { ConfigApi } from '#sdk';

/** The setting `techdocs.legacyUseCaseSensitiveTripletPaths`. */
export function keepsCase(configApi: ConfigApi): boolean {
  return configApi.getOptionalBoolean('techdocs.legacyUseCaseSensitiveTripletPaths') ?? false;
}

/** Returns a part of a path of a site in lower case, unless the setting says otherwise. */
export function foldCase(text: string, configApi: ConfigApi): string {
  return keepsCase(configApi) ? text : text.toLocaleLowerCase('en-US');
}
