import { readMaps, readText, readTexts, type SettingsSource } from '#backend';
import type { AllowedHost } from './guard/findTrust';

/** The URLs that can be read. */
export interface ReadingSettings {
  /** `backend.reading.allow` */
  allow: AllowedHost[];
  /** `integrations`, with credentials. */
  integrations?: unknown;
}

/** The settings of the reader. */
export const readingSettings: SettingsSource<ReadingSettings> = {
  sections: ['backend.reading', 'integrations'],
  parse: (config) => ({
    allow: readMaps(config, 'backend.reading.allow').flatMap((entry) => {
      const host = readText(entry, 'host');
      return host === undefined ? [] : [{ host, paths: readTexts(entry, 'paths') }];
    }),
    integrations: config['integrations'],
  }),
};
