import type { LanguageMessages } from '#sdk';

/** The title of the tab, in Japanese. */
export const messages: LanguageMessages = { Kubernetes: 'Kubernetes' };
