import { createContext, useContext } from 'react';
import type { CompoundEntityRef } from '#model';
import type { EntityMetadata, SiteMetadata } from '../../protocol';

/** A value that is loaded. */
export interface Loading<T> {
  loading: boolean;
  value?: T | undefined;
  error?: Error | undefined;
}

/** The documentation page that the user reads, for add-ons. */
export interface TechDocsReaderPage {
  /** The entity whose documentation it is. */
  entityRef: CompoundEntityRef;
  /** The path of the page in the site, such as `guide/install`; empty for the first page. */
  path: string;
  /** What the site says about itself. */
  metadata: Loading<SiteMetadata>;
  /** The entity and the source of its documentation. */
  entityMetadata: Loading<EntityMetadata>;
  /** The root of the navigation, the content and the table of contents. `undefined` while the first page is loaded. */
  shadowRoot: ShadowRoot | undefined;
  /** Changes with each content that is inserted in the root. */
  contentVersion: number;
  /** The title in the header. */
  title: string;
  setTitle: (title: string) => void;
}

/** Provides the page to add-ons. */
export const TechDocsReaderPageContext = createContext<TechDocsReaderPage | undefined>(undefined);

/** Returns the documentation page that an add-on is on. Throws outside of documentation pages. */
export function useTechDocsReaderPage(): TechDocsReaderPage {
  const page = useContext(TechDocsReaderPageContext);
  if (!page) throw new Error('useTechDocsReaderPage must be called in an add-on of a documentation page.');
  return page;
}
