import { SquareMousePointer } from 'lucide-react';
import { headerActionsAttribute } from '#ui';
import type { PaletteItem } from '../model/paletteItem';

/** What {@link collectHeaderActions} needs to know. */
export interface HeaderActionsOptions {
  /** The path of the portal on its host, without a slash at the end. */
  basePath: string;
  /** False if the items of menus are offered one by one. */
  hasMenus: boolean;
}

/**
 * Collects the actions in the header of the page: buttons and links that plugins render. An extension of the kind
 * `plugin-header-action` is any element, so its name and its action are those of its controls on the page.
 */
export function collectHeaderActions(
  page: ParentNode,
  { basePath, hasMenus }: HeaderActionsOptions,
): PaletteItem[] {
  const controls = page.querySelectorAll<HTMLElement>(
    `[${headerActionsAttribute}] :is(button:not(:disabled), a[href])`,
  );
  return [...controls].flatMap((control): PaletteItem[] => {
    const title = (control.getAttribute('aria-label') ?? control.textContent).trim();
    if (title === '' || control.ariaDisabled === 'true' || control.getClientRects().length === 0) return [];
    if (!hasMenus && control.getAttribute('aria-haspopup') === 'menu') return [];
    return [
      {
        id: `header-action:${title}`,
        kind: 'command',
        group: 'here',
        title,
        icon: <SquareMousePointer aria-hidden />,
        to: readPath(control, basePath),
        run() {
          control.focus();
          control.click();
        },
      },
    ];
  });
}

/** Returns the path in the portal that a link leads to. Other controls, and links that lead elsewhere, are clicked. */
function readPath(control: HTMLElement, basePath: string): string | undefined {
  if (!(control instanceof HTMLAnchorElement)) return undefined;
  const { origin, pathname, search, hash } = control;
  if (origin !== window.location.origin || !pathname.startsWith(`${basePath}/`)) return undefined;
  return `${pathname.slice(basePath.length)}${search}${hash}`;
}
