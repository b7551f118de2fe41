import { aboutCardNode, labelsCardNode, linksCardNode, relationCardNodes } from './nodes/cardNodes';
import { entityPageNode } from './nodes/entityPageNode';
import { viewSourceNode } from './nodes/iconLinkNodes';
import { copyEntityUrlNode } from './nodes/menuNodes';
import { overviewNode } from './nodes/overviewNode';

/** The entity page with its tabs, cards, icon links and menu items, in the order of the page. */
export const entityExtensions = [
  entityPageNode,
  overviewNode,
  aboutCardNode,
  linksCardNode,
  labelsCardNode,
  ...relationCardNodes,
  viewSourceNode,
  copyEntityUrlNode,
];
