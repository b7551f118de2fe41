import type { LanguageMessages } from '#sdk';

/** The title of the tab, in Spanish. */
export const messages: LanguageMessages = { Kubernetes: 'Kubernetes' };
