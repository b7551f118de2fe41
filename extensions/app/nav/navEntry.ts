import type { ReactNode } from 'react';
import type { IconElement } from '#sdk';

/** What every line of the navigation has. */
interface NavLine {
  /** Unlike that of every other entry. */
  key: string;
  title: string;
  icon: IconElement;
  /** A word or a number at the end of the line. */
  badge?: string | undefined;
}

/** A line that leads to an address of the portal. */
export interface NavPageEntry extends NavLine {
  kind: 'page';
  /** Within the app. */
  href: string;
}

/** A line that leads out of the portal. */
export interface NavLinkEntry extends NavLine {
  kind: 'link';
  href: string;
}

/** A line that opens further lines. */
export interface NavGroupEntry extends NavLine {
  kind: 'group';
  entries: readonly NavEntry[];
}

/** What stands in the navigation, in its order. */
export type NavEntry = NavPageEntry | NavLinkEntry | NavGroupEntry | { kind: 'divider'; key: string };

/** The navigation, whatever room there is for it. */
export interface NavFrameProps {
  /** From the top. */
  main: readonly NavEntry[];
  /** From the bottom. */
  bottom: readonly NavEntry[];
  /** Where the line with the user's name leads. */
  profileHref: string | undefined;
  /** Draws one line of the drawer. */
  drawEntry: (entry: NavEntry) => ReactNode;
}
