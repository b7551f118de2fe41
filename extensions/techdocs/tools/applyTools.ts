import { addCodeTools } from './addCodeTools';
import { addNeighbors } from './addNeighbors';
import { addPageActions } from './addPageActions';
import { createTip } from './createTip';
import { drawDiagrams } from './drawDiagrams';
import { labelTabs } from './labelTabs';
import { linkHeadings } from './linkHeadings';
import { scrollTables } from './scrollTables';
import { showChange } from './showChange';
import type { ToolContext } from './ToolContext';
import { translatePage } from './translatePage';

/**
 * Adds tools to the content after it is shown: buttons that copy code, links of headings, and so on. Called for each page, and again
 * when the language changes.
 *
 * @param root contains `.md-sidebar--primary`, `.md-content` and `.md-sidebar--secondary`
 * @returns undoes everything
 */
export function applyTools(root: ShadowRoot, context: ToolContext): () => void {
  const tip = createTip(root);
  const undo = [
    () => tip.remove(),
    translatePage(root, context),
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
