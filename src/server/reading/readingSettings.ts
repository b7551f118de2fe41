import { readMaps, readText, readTexts, type SettingsSource } from '#backend';

/** One entry of `backend.reading.allow`: a host with an optional port, `*.` for its subdomains, and path prefixes. */
export interface AllowedHost {
  host: string;
  paths?: string[] | undefined;
}

/** `backend.reading`: the URLs that can be read. */
export const readingSettings: SettingsSource<{ allow: AllowedHost[] }> = {
  sections: ['backend.reading'],
  parse: (config) => ({
    allow: readMaps(config, 'backend.reading.allow').flatMap((entry) => {
      const host = readText(entry, 'host');
      return host === undefined ? [] : [{ host, paths: readTexts(entry, 'paths') }];
    }),
  }),
};
