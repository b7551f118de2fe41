import { createTranslationRef } from '#sdk';
import { uiMessages, uiTranslations } from '#ui';

/** The texts of tables, dialogs and other parts of every page. */
export const uiTranslationRef = createTranslationRef({
  id: 'ui',
  messages: uiMessages,
  translations: uiTranslations,
});
