import { SquareMousePointer } from 'lucide-react';
import { headerActionsAttribute } from '#ui';
import type { PaletteItem } from '../model/paletteItem';

/**
 * Collects the actions in the header of the page: buttons and links that plugins render. An extension of the kind
 * `plugin-header-action` is any element, so its name and its action are those of its controls on the page.
 */
export function collectHeaderActions(page: ParentNode): PaletteItem[] {
  const controls = page.querySelectorAll<HTMLElement>(
    `[${headerActionsAttribute}] :is(button:not(:disabled), a[href])`,
  );
  return [...controls].flatMap((control): PaletteItem[] => {
    const title = (control.getAttribute('aria-label') ?? control.textContent).trim();
    if (title === '' || control.ariaDisabled === 'true' || control.getClientRects().length === 0) return [];
    return [
      {
        id: `header-action:${title}`,
        kind: 'command',
        group: 'here',
        title,
        icon: <SquareMousePointer aria-hidden />,
        run() {
          control.focus();
          control.click();
        },
      },
    ];
  });
}
