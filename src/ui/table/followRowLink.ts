import type { MouseEvent } from 'react';

/**
 * Makes a click anywhere in a row open the link of its row header, with the same modifier keys. Clicks on controls in the row
 * and text selection are ignored.
 */
export function followRowLink(event: MouseEvent<HTMLTableRowElement>): void {
  const target = event.target instanceof Element ? event.target : undefined;
  if (
    event.defaultPrevented ||
    !target ||
    target.closest('a, button, input, select, label, summary, [role=button]')
  )
    return;
  // React events also bubble from menus and dialogs that were opened from this row.
  if (!event.currentTarget.contains(target) || window.getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  event.currentTarget
    .querySelector('th[scope=row] a[href]')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
    );
}
