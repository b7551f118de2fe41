import type { ToolContext } from './ToolContext';
import { forEachInBatches } from './forEachInBatches';
import { watchSizes } from './watchSizes';

/** Lets the frames of wide tables have the focus, so that they can be scrolled with the keyboard. */
export function scrollTables(root: ShadowRoot, { t }: ToolContext): () => void {
  const reset = (frame: HTMLElement): void => {
    for (const name of ['tabindex', 'role', 'aria-label']) frame.removeAttribute(name);
  };
  const sizes = watchSizes((frame, isWide) => {
    if (isWide) Object.assign(frame, { tabIndex: 0, role: 'group', ariaLabel: t('table.label') });
    else reset(frame);
  });
  const undo = forEachInBatches(
    root.querySelectorAll<HTMLElement>('.md-content [data-docs-scroll]'),
    (frame) => {
      sizes.add(frame);
      return () => reset(frame);
    },
  );
  return () => {
    sizes.stop();
    undo();
  };
}
