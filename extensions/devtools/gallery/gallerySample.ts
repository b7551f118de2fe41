import type { ComponentType } from 'react';
import type { TranslationKey } from '#sdk';
import type { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

type TextKey = TranslationKey<typeof devtoolsTranslationRef.messages>;

/** The id of a sample. Each has the messages `<id>.title` and `<id>.summary`. */
export type SampleId = {
  [Key in TextKey]: Key extends `${infer Id}.summary` ? (`${Id}.title` extends TextKey ? Id : never) : never;
}[TextKey];

/** The loaded code of a sample. */
export interface SampleContent {
  Sample: ComponentType;
  /** Example code for plugin developers, in TypeScript with JSX. */
  code: string;
}

/** A sample of a kit component in the gallery. */
export interface GallerySample {
  id: SampleId;
  load: () => Promise<SampleContent>;
}
