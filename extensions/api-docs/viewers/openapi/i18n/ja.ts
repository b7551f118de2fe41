import type { LanguageMessages } from '#sdk';

/** The messages of the viewer of OpenAPI definitions, in Japanese. */
export const messages: LanguageMessages = {};
