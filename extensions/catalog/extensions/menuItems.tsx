import { CircleX, Link as LinkIcon, ScanSearch } from 'lucide-react';
import * as z from 'zod/mini';
import { EntityContextMenuItemBlueprint } from '../blueprints/EntityContextMenuItemBlueprint';
import { EntityInspector } from '../entity/inspect/EntityInspector';
import { useInspectItem } from '../entity/inspect/useInspectItem';
import { useCopyUrl } from '../entity/menu/useCopyUrl';
import { UnregisterPopup } from '../entity/unregister/UnregisterPopup';
import { useUnregisterItem } from '../entity/unregister/useUnregisterItem';

/** `entity-context-menu-item:catalog/unregister-entity` */
export const unregisterEntityItem = EntityContextMenuItemBlueprint.makeWithOverrides({
  name: 'unregister-entity',
  configSchema: {
    disableUnregister: z._default(z.union([z.boolean(), z.enum(['hidden', 'disable'])]), false),
  },
  factory: (originalFactory, { config: { disableUnregister } }) =>
    originalFactory({
      icon: <CircleX aria-hidden />,
      useProps: () => useUnregisterItem(disableUnregister),
      popup: <UnregisterPopup off={disableUnregister !== false} />,
    }),
});

/** `entity-context-menu-item:catalog/inspect-entity` */
export const inspectEntityItem = EntityContextMenuItemBlueprint.make({
  name: 'inspect-entity',
  params: { icon: <ScanSearch aria-hidden />, useProps: useInspectItem, popup: <EntityInspector /> },
});

/** `entity-context-menu-item:catalog/copy-entity-url` */
export const copyEntityUrlItem = EntityContextMenuItemBlueprint.make({
  name: 'copy-entity-url',
  params: { icon: <LinkIcon aria-hidden />, useProps: useCopyUrl },
});
