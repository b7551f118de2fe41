import type { TranslationFunction } from '#sdk';
import type { addonsTranslationRef } from '../i18n/addons/addonsTranslationRef';

/** What the tools know about the page. */
export interface ToolContext {
  /** The path of the page in the site, such as `guide/install`; empty for the first page. */
  path: string;
  /** The language of the portal, such as `de`. */
  language: string;
  /** Returns which kind of host an address is on, if its repositories have issues that the reader knows. */
  findIssueHost: (url: string) => Promise<'github' | 'gitlab' | undefined>;
  t: TranslationFunction<(typeof addonsTranslationRef)['messages']>;
}
