import type { LanguageMessages } from '#sdk';

/** The title of the tab, in German. */
export const messages: LanguageMessages = { Kubernetes: 'Kubernetes' };
