import type { ConfigApi } from '#sdk';

/** Returns a part of a path of a site in lower case, unless `techdocs.legacyUseCaseSensitiveTripletPaths` is set. */
export function foldCase(text: string, configApi: ConfigApi): string {
  const keepsCase = configApi.getOptionalBoolean('techdocs.legacyUseCaseSensitiveTripletPaths') ?? false;
  return keepsCase ? text : text.toLocaleLowerCase('en-US');
}
