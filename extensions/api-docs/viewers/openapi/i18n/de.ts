import type { LanguageMessages } from '#sdk';

/** The messages of the viewer of OpenAPI definitions, in German. */
export const messages: LanguageMessages = {};
