import { createExtensionInput } from '#sdk';
import { EntityCardBlueprint } from '../blueprints/EntityCardBlueprint';
import { EntityIconLinkBlueprint } from '../blueprints/EntityIconLinkBlueprint';
import { createRelationCard } from '../entity/cards/createRelationCard';
import { relationCards } from '../entity/cards/relationCards';

/** `entity-card:catalog/about` */
export const aboutCard = EntityCardBlueprint.makeWithOverrides({
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
        const { AboutCard } = await import('../entity/cards/AboutCard');
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
export const linksCard = EntityCardBlueprint.make({
  name: 'links',
  params: {
    type: 'info',
    filter: { 'metadata.links': { $exists: true } },
    loader: async () => {
      const { LinksCard } = await import('../entity/cards/LinksCard');
      return <LinksCard />;
    },
  },
});

/** `entity-card:catalog/labels` */
export const labelsCard = EntityCardBlueprint.make({
  name: 'labels',
  params: {
    type: 'info',
    filter: { 'metadata.labels': { $exists: true } },
    loader: async () => {
      const { LabelsCard } = await import('../entity/cards/LabelsCard');
      return <LabelsCard />;
    },
  },
});

/** `entity-card:catalog/depends-on-*` and `entity-card:catalog/has-*` */
export const relatedEntitiesCards = relationCards.map((card) =>
  createRelationCard(
    card,
    async () => (await import('../entity/i18n/entityTranslationRef')).entityTranslationRef,
  ),
);
