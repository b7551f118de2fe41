import { codeLineHeight } from './codeStyles';

/**
 * Scrolls the text of a code view so that a line is in its upper third.
 *
 * @param line starting at 1
 * @param blockSize the number of lines per block
 */
export function scrollToLine(text: HTMLElement, line: number, blockSize: number): void {
  const block = text.querySelectorAll('[data-block]')[Math.floor((line - 1) / blockSize)];
  if (!block) return;
  // Lines far from the view are not elements yet. They have the same height, unless they wrap.
  const shown = block.querySelector(`[data-line="${line}"]`);
  const top =
    shown?.getBoundingClientRect().top ??
    block.getBoundingClientRect().top + ((line - 1) % blockSize) * codeLineHeight;
  text.scrollTop += top - text.getBoundingClientRect().top - text.clientHeight / 3;
}
