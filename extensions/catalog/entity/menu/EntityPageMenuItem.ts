import type { Entity } from '#model';
import type { EntityContextMenuItemData } from '../../blueprints/EntityContextMenuItemBlueprint';

/** An item in the menu of the entity page. */
export interface EntityPageMenuItem {
  id: string;
  data: EntityContextMenuItemData;
  filterFunction?: (entity: Entity) => boolean;
}
