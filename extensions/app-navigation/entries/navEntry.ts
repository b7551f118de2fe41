import type { ReactNode } from 'react';
import type { IconElement } from '#sdk';

/** Properties of all navigation entries. */
interface NavEntryBase {
  /** Unique among all entries. */
  key: string;
  title: string;
  icon: IconElement;
  /** A word or number at the end of the entry. */
  badge?: string | undefined;
}

/** An entry for a page in the portal. */
export interface NavPageEntry extends NavEntryBase {
  kind: 'page';
  /** A path within the app. */
  href: string;
}

/** An entry for an external link. */
export interface NavLinkEntry extends NavEntryBase {
  kind: 'link';
  href: string;
}

/** An entry that contains other entries. */
export interface NavGroupEntry extends NavEntryBase {
  kind: 'group';
  entries: readonly NavEntry[];
}

/** The entries of the navigation, in order. */
export type NavEntry = NavPageEntry | NavLinkEntry | NavGroupEntry | { kind: 'divider'; key: string };

/** The navigation, for any screen size. */
export interface NavFrameProps {
  /** Entries at the top. */
  main: readonly NavEntry[];
  /** Entries at the bottom. */
  bottom: readonly NavEntry[];
  /** The path of the entry with the user's name. */
  profileHref: string | undefined;
  /** Renders one entry of the drawer. */
  drawEntry: (entry: NavEntry) => ReactNode;
}
