import { Link as LinkIcon } from 'lucide-react';
import { EntityContextMenuItemBlueprint } from '../blueprints/EntityContextMenuItemBlueprint';
import { useCopyUrl } from '../entity/menu/useCopyUrl';

/** `entity-context-menu-item:catalog/copy-entity-url` */
export const copyEntityUrlItem = EntityContextMenuItemBlueprint.make({
  name: 'copy-entity-url',
  params: { icon: <LinkIcon aria-hidden />, useProps: useCopyUrl },
});
