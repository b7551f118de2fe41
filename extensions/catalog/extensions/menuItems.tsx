import { Link as LinkIcon, ScanSearch } from 'lucide-react';
import { EntityContextMenuItemBlueprint } from '../blueprints/EntityContextMenuItemBlueprint';
import { useInspectItem } from '../entity/inspect/useInspectItem';
import { useCopyUrl } from '../entity/menu/useCopyUrl';

/** `entity-context-menu-item:catalog/inspect-entity` */
export const inspectEntityItem = EntityContextMenuItemBlueprint.make({
  name: 'inspect-entity',
  params: { icon: <ScanSearch aria-hidden />, useProps: useInspectItem },
});

/** `entity-context-menu-item:catalog/copy-entity-url` */
export const copyEntityUrlItem = EntityContextMenuItemBlueprint.make({
  name: 'copy-entity-url',
  params: { icon: <LinkIcon aria-hidden />, useProps: useCopyUrl },
});
