import { configApiRef, useApi } from '#sdk';

/** Returns the most characters of a search term. Backends reject longer ones, such as a text that was pasted by mistake. */
export function useMaxTermLength(): number {
  return useApi(configApiRef).getOptionalNumber('search.maxTermLength') ?? 100;
}
