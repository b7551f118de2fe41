import type { LanguageMessages } from '#sdk';

/** The messages of the viewer of OpenAPI definitions, in Spanish. */
export const messages: LanguageMessages = {};
