import type { ReactElement } from 'react';
import type { Permission } from '#sdk';
import type { Searchable } from './matchItems';

/** The built-in groups, in the order of equal matches. Commands of plugins can have other groups. */
export const builtInGroups = [
  'recent',
  'here',
  'tabs',
  'links',
  'actions',
  'commands',
  'pages',
  'views',
  'templates',
  'entities',
  'people',
  'tags',
  'documents',
  'settings',
] as const;

/** A built-in group. */
export type BuiltInGroup = (typeof builtInGroups)[number];

/** What an item is. Each prefix shows the items of one kind. */
export type PaletteItemKind = 'page' | 'command' | 'entity' | 'person' | 'tag' | 'document';

/** An entity that has a second level. */
export interface PaletteEntity {
  /** The full ref in lower case. */
  ref: string;
  kind: string;
}

/** Something that the palette offers. */
export interface PaletteItem extends Searchable {
  /** Unique and lasting, because uses are stored with it: the id of an extension, or a name such as `theme:dark`. */
  id: string;
  kind: PaletteItemKind;
  /** A built-in group, or the title of another one. */
  group: BuiltInGroup | (string & {});
  icon?: ReactElement | undefined;
  /** A second text: the page of a tab, the owner of an entity. */
  note?: string | undefined;
  /** The keys that run it. */
  shortcut?: string | undefined;
  /** Of choices and switches. */
  isOn?: boolean | undefined;
  entity?: PaletteEntity | undefined;
  /** Offered only to users who have all of them. */
  permissions?: readonly Permission[] | undefined;
  /** A path in the portal, or a URL. Either `to` or `run` is set. */
  to?: string | undefined;
  /** Called after the palette is closed. */
  run?: (() => unknown) | undefined;
  /** A part of a page that is offered, too. While nothing is typed, it is left out. */
  isPart?: boolean | undefined;
  /** Of results of the server: whether it matches without a match of its title. */
  isFound?: boolean;
  /** Opens another view of the palette instead of closing it. */
  opens?: 'shortcuts';
}
