import { coreExtensionData, createExtensionInput } from '#sdk';
import { EntityCardBlueprint } from '../blueprints/EntityCardBlueprint';
import { EntityContentBlueprint } from '../blueprints/EntityContentBlueprint';
import { EntityContentLayoutBlueprint } from '../blueprints/EntityContentLayoutBlueprint';

/** `entity-content:catalog/overview`: the first tab. Its cards and layouts are extensions. */
export const overviewTab = EntityContentBlueprint.makeWithOverrides({
  name: 'overview',
  inputs: {
    layouts: createExtensionInput([
      EntityContentLayoutBlueprint.dataRefs.filterFunction.optional(),
      EntityContentLayoutBlueprint.dataRefs.filterExpression.optional(),
      EntityContentLayoutBlueprint.dataRefs.component,
    ]),
    cards: createExtensionInput([
      coreExtensionData.reactElement,
      EntityCardBlueprint.dataRefs.filterFunction.optional(),
      EntityCardBlueprint.dataRefs.filterExpression.optional(),
      EntityCardBlueprint.dataRefs.type.optional(),
    ]),
  },
  factory(originalFactory, { inputs }) {
    return originalFactory({
      path: '/',
      title: 'Overview',
      group: 'overview',
      icon: 'dashboard',
      loader: async () => {
        const { EntityOverview } = await import('../entity/overview/EntityOverview');
        const layouts = inputs.layouts.map((layout) => ({
          filterFunction: layout.get(EntityContentLayoutBlueprint.dataRefs.filterFunction),
          filterExpression: layout.get(EntityContentLayoutBlueprint.dataRefs.filterExpression),
          Component: layout.get(EntityContentLayoutBlueprint.dataRefs.component),
        }));
        const cards = inputs.cards.map((card) => ({
          node: card.node,
          element: card.get(coreExtensionData.reactElement),
          type: card.get(EntityCardBlueprint.dataRefs.type),
          filter: {
            filterFunction: card.get(EntityCardBlueprint.dataRefs.filterFunction),
            filterExpression: card.get(EntityCardBlueprint.dataRefs.filterExpression),
          },
        }));
        return <EntityOverview layouts={layouts} cards={cards} />;
      },
    });
  },
});
