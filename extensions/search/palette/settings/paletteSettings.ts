import * as z from 'zod/mini';
import type { AppNode } from '#sdk';
import { shortcutSchema } from '../blueprint/shortcutSchema';
import type { CommandData } from '../blueprint/commandDataRef';

/** Config schema of `app-root-element:search/palette`. */
export const paletteConfigSchema = {
  shortcut: z._default(z.union([shortcutSchema, z.literal(false)]), 'Mod+K'),
  singleKeys: z._default(z.boolean(), false),
  shortcuts: z._default(z.record(z.string(), z.union([shortcutSchema, z.literal(false)])), {}),
  hide: z._default(z.array(z.string()), []),
};

/** The configuration of the palette, and the commands that are attached to it. */
export interface PaletteSettings {
  /** Opens the palette. */
  shortcut: string | false;
  /** Whether shortcuts without a modifier work, unless the user decides. */
  singleKeys: boolean;
  /** Shortcuts by the id of an item. `false` removes one. */
  shortcuts: Readonly<Record<string, string | false>>;
  /** Ids of items that are not offered. */
  hide: readonly string[];
  commands: ReadonlyArray<{ node: AppNode; data: CommandData }>;
}

/** What the palette shows. */
export type PaletteView = 'items' | 'shortcuts';

/** Props of the parts of the palette. */
export interface PaletteProps {
  settings: PaletteSettings;
  /** Opens a view of the palette. */
  onOpen: (view: PaletteView) => void;
}
