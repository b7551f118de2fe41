import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus with the keyboard: down from the search field to the results, between the results, and back. `Escape` leads back to
 * the field.
 *
 * @param box contains the field and the results
 */
export function useResultKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const handle = (event: KeyboardEvent) => {
      if (!element || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = findTarget(element, event);
      if (!target) return;
      event.preventDefault();
      // A dialog around the results would close.
      event.stopPropagation();
      target.focus();
      target.scrollIntoView({ block: 'nearest' });
    };
    element?.addEventListener('keydown', handle);
    return () => element?.removeEventListener('keydown', handle);
  }, [box]);
}

function findTarget(box: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
  const field = box.querySelector<HTMLElement>('[role=search] input') ?? undefined;
  const rows = [...box.querySelectorAll('ol > li')];
  const links = rows.flatMap((row) => row.querySelector<HTMLElement>('a') ?? []);
  if (target === field) return key === 'ArrowDown' ? links[0] : undefined;
  const row = rows.findIndex((one) => target instanceof Node && one.contains(target));
  if (row < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return links[row + 1];
    case 'ArrowUp':
      return row === 0 ? field : links[row - 1];
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    case 'Escape':
      return field;
    default:
      return undefined;
  }
}
