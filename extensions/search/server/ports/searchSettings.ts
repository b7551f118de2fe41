import { readFlag, readNumber, readText, readTexts, type SettingsSource } from '#backend';

/** How responses mark the found words. */
export interface HighlightSettings {
  useHighlight: boolean;
  maxWords: number;
  maxFragments: number;
  fragmentDelimiter: string;
}

/** The settings of the server side. */
export interface SearchSettings {
  maxPageLimit: number;
  maxTermLength: number;
  /** Text search configurations of PostgreSQL. */
  languages: readonly string[];
  boosts: { owned: number; starred: number };
  highlight: HighlightSettings;
}

/** Reads the section `search` of `app-config.yaml`. */
export const searchSettingsSource: SettingsSource<SearchSettings> = {
  sections: ['search'],
  parse: (config) => ({
    maxPageLimit: readNumber(config, 'search.maxPageLimit') ?? 100,
    maxTermLength: readNumber(config, 'search.maxTermLength') ?? 100,
    languages: readTexts(config, 'search.languages') ?? ['english'],
    boosts: {
      owned: readNumber(config, 'search.boosts.owned') ?? 0.5,
      starred: readNumber(config, 'search.boosts.starred') ?? 0.5,
    },
    highlight: {
      useHighlight: readFlag(config, 'search.pg.highlightOptions.useHighlight') ?? true,
      maxWords: readNumber(config, 'search.pg.highlightOptions.maxWords') ?? 35,
      maxFragments: readNumber(config, 'search.pg.highlightOptions.maxFragments') ?? 2,
      fragmentDelimiter: readText(config, 'search.pg.highlightOptions.fragmentDelimiter') ?? ' ... ',
    },
  }),
};
