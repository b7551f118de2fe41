import { createExtensionInput } from '#sdk';
import { EntityCardBlueprint } from '../../blueprints/EntityCardBlueprint';
import { EntityIconLinkBlueprint } from '../../blueprints/EntityIconLinkBlueprint';
import { relationCards } from '../cards/relationCards';

/** `entity-card:catalog/about` */
export const aboutCardNode = EntityCardBlueprint.makeWithOverrides({
  name: 'about',
  inputs: {
    iconLinks: createExtensionInput([
      EntityIconLinkBlueprint.dataRefs.useProps,
      EntityIconLinkBlueprint.dataRefs.filterFunction.optional(),
      EntityIconLinkBlueprint.dataRefs.filterExpression.optional(),
    ]),
  },
  factory(originalFactory, { inputs }) {
    return originalFactory({
      type: 'info',
      filter: { $not: { kind: { $in: ['user', 'group'] } } },
      loader: async () => {
        const { AboutCard } = await import('../cards/AboutCard');
        const iconLinks = inputs.iconLinks.map((link) => ({
          id: link.node.spec.id,
          useProps: link.get(EntityIconLinkBlueprint.dataRefs.useProps),
          filterFunction: link.get(EntityIconLinkBlueprint.dataRefs.filterFunction),
          filterExpression: link.get(EntityIconLinkBlueprint.dataRefs.filterExpression),
        }));
        return <AboutCard iconLinks={iconLinks} />;
      },
    });
  },
});

/** `entity-card:catalog/links` */
export const linksCardNode = EntityCardBlueprint.make({
  name: 'links',
  params: {
    type: 'info',
    filter: { 'metadata.links': { $exists: true } },
    loader: async () => {
      const { LinksCard } = await import('../cards/LinksCard');
      return <LinksCard />;
    },
  },
});

/** `entity-card:catalog/labels` */
export const labelsCardNode = EntityCardBlueprint.make({
  name: 'labels',
  params: {
    type: 'info',
    filter: { 'metadata.labels': { $exists: true } },
    loader: async () => {
      const { LabelsCard } = await import('../cards/LabelsCard');
      return <LabelsCard />;
    },
  },
});

/** `entity-card:catalog/depends-on-*` and `entity-card:catalog/has-*` */
export const relationCardNodes = relationCards.map((card) =>
  EntityCardBlueprint.make({
    name: card.name,
    params: {
      filter: card.filter,
      loader: async () => {
        const { RelatedEntitiesCard } = await import('../cards/RelatedEntitiesCard');
        return <RelatedEntitiesCard card={card} />;
      },
    },
  }),
);
