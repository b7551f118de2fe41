import { addCodeTools } from './content/addCodeTools';
import { addNeighbors } from './content/addNeighbors';
import { addPageActions } from './content/addPageActions';
import { createTip } from './content/createTip';
import { drawDiagrams } from './content/drawDiagrams';
import { labelTabs } from './content/labelTabs';
import { linkHeadings } from './content/linkHeadings';
import { reserveImages } from './content/reserveImages';
import { scrollTables } from './content/scrollTables';
import { showChange } from './content/showChange';
import type { LookContext } from './content/LookContext';
import { applyTextSize } from './textSize';

/**
 * Changes the content after it is inserted: copies code, links headings, and so on. Called for each page, and again when the
 * theme or the language changes.
 *
 * @param root contains `.md-sidebar--primary`, `.md-content` and `.md-sidebar--secondary`
 * @returns undoes everything
 */
export function applyLook(root: ShadowRoot, context: LookContext): () => void {
  const tip = createTip(root);
  const undo = [
    () => tip.remove(),
    setScheme(root, context),
    applyTextSize(root),
    reserveImages(root),
    addPageActions(root, context),
    linkHeadings(root, context, tip),
    scrollTables(root, context),
    labelTabs(root),
    showChange(root, context),
    addNeighbors(root, context),
    drawDiagrams(root, context),
    addCodeTools(root, context, tip),
  ];
  return () => {
    for (const undoOne of undo.toReversed()) undoOne();
  };
}

/** Stylesheets of sites know the dark mode by this attribute. */
function setScheme(root: ShadowRoot, { isDark }: LookContext): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-md-color-scheme]')];
  const before = elements.map((element) => element.dataset['mdColorScheme'] ?? '');
  for (const element of elements) element.dataset['mdColorScheme'] = isDark ? 'slate' : 'default';
  return () => {
    for (const [index, element] of elements.entries()) element.dataset['mdColorScheme'] = before[index] ?? '';
  };
}
