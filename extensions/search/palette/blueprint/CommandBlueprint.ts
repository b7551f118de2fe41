import * as z from 'zod/mini';
import { createExtensionBlueprint } from '#sdk';
import { createEntityFilter, type EntityFilterParam } from '#extensions/catalog';
import { type CommandContext, type CommandData, commandDataRef } from './commandDataRef';
import { shortcutSchema } from './shortcutSchema';

/** Params of {@link CommandBlueprint}. */
export type CommandParams = Pick<CommandData, 'title' | 'icon' | 'keywords' | 'shortcut' | 'permission'> & {
  /** The title of the group. The title of the plugin by default. */
  group?: string;
  /** Offers the command only for entities that match: on their page, and after Tab on an entity in the palette. */
  entityFilter?: EntityFilterParam;
} & (
    | { to: string; action?: undefined }
    | { action: (context: CommandContext) => void | Promise<void>; to?: undefined }
  );

/**
 * Creates commands of the command palette. A command opens a page or runs an action. If the action throws, the user is notified.
 * Conditions are `if` of the extension, `permission` and `entityFilter`. The configuration can change `title`, `group`, `keywords`
 * and `shortcut`.
 *
 * @example
 * CommandBlueprint.make({
 *   name: 'report',
 *   params: { title: 'Report a problem', action: async ({ apis }) => (await import('./report')).report(apis) },
 * });
 */
export const CommandBlueprint = createExtensionBlueprint({
  kind: 'command',
  attachTo: { id: 'app-root-element:search/palette', input: 'commands' },
  output: [commandDataRef],
  dataRefs: { command: commandDataRef },
  configSchema: {
    title: z.optional(z.string().check(z.minLength(1))),
    group: z.optional(z.string().check(z.minLength(1))),
    keywords: z.optional(z.array(z.string())),
    shortcut: z.optional(z.union([shortcutSchema, z.literal(false)])),
  },
  factory(params: CommandParams, { config, node }) {
    const { plugin } = node.spec;
    const { entityFilter, ...command } = params;
    return [
      commandDataRef({
        ...command,
        title: config.title ?? params.title,
        group: config.group ?? params.group ?? plugin.title ?? plugin.pluginId,
        keywords: config.keywords ?? params.keywords,
        shortcut: (config.shortcut ?? params.shortcut) || undefined,
        entityFilter: entityFilter === undefined ? undefined : createEntityFilter(entityFilter),
      }),
    ];
  },
});
