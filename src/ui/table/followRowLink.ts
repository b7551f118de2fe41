import type { MouseEvent } from 'react';

/**
 * Lets a click anywhere in a row follow the link of its row header, with the same modifier keys. Controls in the row keep
 * their own click, and selecting text is no click.
 */
export function followRowLink(event: MouseEvent<HTMLTableRowElement>): void {
  const target = event.target instanceof Element ? event.target : undefined;
  if (
    event.defaultPrevented ||
    !target ||
    target.closest('a, button, input, select, label, summary, [role=button]')
  )
    return;
  // React sends clicks in a menu or dialog that this row opened up through the row as well.
  if (!event.currentTarget.contains(target) || window.getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  event.currentTarget
    .querySelector('th[scope=row] a[href]')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
    );
}
