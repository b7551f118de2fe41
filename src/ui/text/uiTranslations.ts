import type { TranslationLoader } from '#sdk';

/** The kit's texts in other languages, each loaded when it is chosen. */
export const uiTranslations: Readonly<Record<string, TranslationLoader>> = {
  de: () => import('./languages/de'),
  es: () => import('./languages/es'),
  ja: () => import('./languages/ja'),
};
