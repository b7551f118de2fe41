import type { ComponentType } from 'react';
import type { TranslationKey } from '#sdk';
import type { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

type TextKey = TranslationKey<typeof devtoolsTranslationRef.messages>;

/** What a sample is called after: every one has a text `<id>.title` and `<id>.summary`. */
export type SampleId = {
  [Key in TextKey]: Key extends `${infer Id}.summary` ? (`${Id}.title` extends TextKey ? Id : never) : never;
}[TextKey];

/** A sample once it is loaded. */
export interface SampleContent {
  Sample: ComponentType;
  /** The few lines that a plugin developer writes to get the same; TypeScript with JSX. */
  code: string;
}

/** A part of the kit in the gallery. Its title and its summary, which says when to use it, are texts of the developer tools. */
export interface GallerySample {
  id: SampleId;
  load: () => Promise<SampleContent>;
}
