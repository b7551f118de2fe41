import { readNumber, type SettingsSource } from '#backend';

/** The settings of the server side. */
export interface SampleNotesSettings {
  /** The highest number of characters in a note. */
  maxLength: number;
}

/** Reads the section `sampleNotes` of `app-config.yaml`. */
export const sampleNotesSource: SettingsSource<SampleNotesSettings> = {
  sections: ['sampleNotes'],
  parse: (config) => ({ maxLength: readNumber(config, 'sampleNotes.maxLength') ?? 1000 }),
};
