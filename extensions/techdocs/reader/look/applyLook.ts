import { reserveImages } from './reserveImages';
import { applyTextSize } from './textSize';

/**
 * Gives the content the colors and the size of text that the user has chosen, and its images their space. Called for each page, and
 * again when the theme changes.
 *
 * @returns undoes everything
 */
export function applyLook(root: ShadowRoot, isDark: boolean): () => void {
  const undo = [setScheme(root, isDark), applyTextSize(root), reserveImages(root)];
  return () => {
    for (const undoOne of undo.toReversed()) undoOne();
  };
}

/** Stylesheets of sites know the dark mode by this attribute. */
function setScheme(root: ShadowRoot, isDark: boolean): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-md-color-scheme]')];
  const before = elements.map((element) => element.dataset['mdColorScheme'] ?? '');
  for (const element of elements) element.dataset['mdColorScheme'] = isDark ? 'slate' : 'default';
  return () => {
    for (const [index, element] of elements.entries()) element.dataset['mdColorScheme'] = before[index] ?? '';
  };
}
