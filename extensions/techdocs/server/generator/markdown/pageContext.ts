import type { Env } from 'markdown-it';

/** A heading of a page. */
export interface Heading {
  level: number;
  id: string;
  /** The title as HTML without links. */
  html: string;
}

/** What the rules know about the page that they render, and what they find. Passed as the `env` of the parser. */
export interface PageContext extends Env {
  /** Resolves a link or an image of the page. Returns the address in the built site. */
  resolveLink: (target: string) => string;
  /** Returns the size of an image of the page in px, if it is known. */
  findImageSize: (target: string) => { width: number; height: number } | undefined;
  /** The headings, in order. Filled by the rules. */
  headings: Heading[];
  /** The ids that are in use. */
  ids: Set<string>;
  /** The number of groups of tabs so far. */
  tabGroups: number;
}
