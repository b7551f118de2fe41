import type { CompoundEntityRef } from '#model';
import type { TranslationFunction } from '#sdk';
import type { SiteMetadata } from '../../../protocol';
import type { addonsTranslationRef } from '../../../i18n/addons/addonsTranslationRef';

/** What the functions that change the content know about the page. */
export interface LookContext {
  entity: CompoundEntityRef;
  /** The path of the page in the site, such as `guide/install`; empty for the first page. */
  path: string;
  /** What the site says about itself, if it is loaded. */
  metadata: SiteMetadata | undefined;
  /** Opens a page of the site like a link in the content. The path is relative to the site, with or without a hash. */
  openPage: (path: string) => void;
  /** The language of the portal, such as `de`. */
  language: string;
  /** Whether the portal is dark. */
  isDark: boolean;
  /** Returns which kind of host an address is on, if its repositories have issues that the reader knows. */
  findIssueHost?: ((url: string) => 'github' | 'gitlab' | undefined) | undefined;
  t: TranslationFunction<(typeof addonsTranslationRef)['messages']>;
}
