import * as z from 'zod/mini';
import { lazyPart } from '#sdk';
import { EntityContextMenuItemBlueprint } from '../blueprints/EntityContextMenuItemBlueprint';
import { useInspectItem } from '../entity/inspect/useInspectItem';
import { useCopyUrl } from '../entity/menu/useCopyUrl';
import { useUnregisterItem } from '../entity/unregister/useUnregisterItem';

const MenuIcon = lazyPart(async () => (await import('../entity/menu/DrawnMenuIcon')).DrawnMenuIcon);

/** `entity-context-menu-item:catalog/unregister-entity` */
export const unregisterEntityItem = EntityContextMenuItemBlueprint.makeWithOverrides({
  name: 'unregister-entity',
  configSchema: {
    disableUnregister: z._default(z.union([z.boolean(), z.enum(['hidden', 'disable'])]), false),
  },
  factory: (originalFactory, { config: { disableUnregister } }) =>
    originalFactory({
      icon: <MenuIcon name="unregister" />,
      useProps: () => useUnregisterItem(disableUnregister),
      popup:
        disableUnregister === false
          ? async () => (await import('../entity/unregister/UnregisterPopup')).UnregisterPopup
          : undefined,
    }),
});

/** `entity-context-menu-item:catalog/inspect-entity` */
export const inspectEntityItem = EntityContextMenuItemBlueprint.make({
  name: 'inspect-entity',
  params: {
    icon: <MenuIcon name="inspect" />,
    useProps: useInspectItem,
    popup: async () => (await import('../entity/inspect/EntityInspector')).EntityInspector,
  },
});

/** `entity-context-menu-item:catalog/copy-entity-url` */
export const copyEntityUrlItem = EntityContextMenuItemBlueprint.make({
  name: 'copy-entity-url',
  params: { icon: <MenuIcon name="copyUrl" />, useProps: useCopyUrl },
});
