import { EntityIconLinkBlueprint } from '../blueprints/EntityIconLinkBlueprint';
import { useViewSource } from '../entity/cards/useViewSource';

/** `entity-icon-link:catalog/view-source` */
export const viewSourceLink = EntityIconLinkBlueprint.make({
  name: 'view-source',
  params: { useProps: useViewSource },
});
