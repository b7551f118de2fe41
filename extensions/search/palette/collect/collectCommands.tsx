import { SquareChevronRight } from 'lucide-react';
import type { Entity } from '#model';
import { resolveSafeHref } from '#ui';
import { matchesEntityFilter } from '#extensions/catalog';
import type { CommandContext } from '../blueprint/commandDataRef';
import type { PaletteItem } from '../model/paletteItem';
import type { PaletteSettings } from '../settings/paletteSettings';

/** What commands are run with. */
export type CommandSurroundings = Pick<CommandContext, 'apis' | 'navigate'> & {
  printTitle: (title: string) => string;
};

/**
 * Collects the commands that are attached to the palette: those for all pages, or with an entity those that are for it. Commands
 * with an unsafe URL are left out, because they could do nothing.
 */
export function collectCommands(
  commands: PaletteSettings['commands'],
  { apis, navigate, printTitle }: CommandSurroundings,
  entity?: Entity,
): PaletteItem[] {
  return commands.flatMap(({ node, data }): PaletteItem[] => {
    const { entityFilter: filterFunction, action, title, group, icon, permission, to, ...rest } = data;
    if ((filterFunction === undefined) !== (entity === undefined)) return [];
    if (entity && !matchesEntityFilter({ filterFunction }, entity)) return [];
    const place = resolveSafeHref(to);
    if (place === undefined && !action) return [];
    const shownGroup = printTitle(group);
    return [
      {
        ...rest,
        id: node.spec.id,
        kind: 'command',
        group: entity ? 'actions' : shownGroup,
        title: printTitle(title),
        note: entity ? shownGroup : undefined,
        icon: icon ?? <SquareChevronRight aria-hidden />,
        keywords: [title, group, ...(data.keywords ?? [])],
        permissions: permission && [permission],
        to: place,
        run: action && (() => action({ apis, navigate, entity })),
      },
    ];
  });
}
