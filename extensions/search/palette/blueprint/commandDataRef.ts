import type { ReactElement } from 'react';
import type { Entity } from '#model';
import { type ApiHolder, createExtensionDataRef, type Permission } from '#sdk';

/** What the action of a command receives. */
export interface CommandContext {
  /** The APIs of the portal: `apis.get(alertApiRef)`. */
  apis: ApiHolder;
  /** Opens a path of the portal. */
  navigate: (to: string) => void;
  /** The entity that the command is for. Set if the command has an `entityFilter`. */
  entity: Entity | undefined;
}

/** A command of the palette. */
export interface CommandData {
  title: string;
  /** The title of its group, such as the name of the plugin. */
  group: string;
  icon?: ReactElement | undefined;
  /** Other words that find the command. */
  keywords?: readonly string[] | undefined;
  /** The keys that run it: `Mod+Shift+E`, or single keys such as `g e`. `Mod` is Command on a Mac and Control elsewhere. */
  shortcut?: string | undefined;
  permission?: Permission | undefined;
  entityFilter?: ((entity: Entity) => boolean) | undefined;
  /** A path of the portal, or a URL. */
  to?: string | undefined;
  action?: ((context: CommandContext) => void | Promise<void>) | undefined;
}

/** What a command outputs. */
export const commandDataRef = createExtensionDataRef<CommandData>().with({ id: 'search.palette.command' });
