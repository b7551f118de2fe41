import { definePluginSettings, described, frontend, list, map, number, text } from '#config/schema';
import { catalogGraphDescriptions } from './descriptions';

const relations = list(text());
const pairs = list(
  list(text()).length(2).meta({ wanted: 'two relations, such as [dependsOn, dependencyOf]' }),
);

/** What the plugin `catalog-graph` adds to `app-config.yaml`. The keys are those of Backstage. */
export const catalogGraphSettings = definePluginSettings({
  sections: {
    catalogGraph: described(
      map({
        maxDepth: frontend(
          number(1),
          'The highest depth that users can choose. Unlimited by default.',
        ).optional(),
        limitEntities: frontend(
          number(1, 2000),
          'The highest number of entities that a graph loads.',
        ).default(2000),
        knownRelations: frontend(
          relations,
          'The relations that users can choose. By default, the seven pairs of the catalog.',
        ).optional(),
        additionalKnownRelations: frontend(
          relations,
          'Relations that users can choose besides `knownRelations`.',
        ).optional(),
        knownRelationPairs: frontend(
          pairs,
          'Pairs of opposite relations, which can be drawn as one line. By default, the seven pairs of the catalog.',
        ).optional(),
        additionalKnownRelationPairs: frontend(
          pairs,
          'Pairs of opposite relations besides `knownRelationPairs`.',
        ).optional(),
        defaultRelationTypes: described(
          map({
            include: frontend(relations, 'The relations that are shown by default.').optional(),
            exclude: frontend(
              relations,
              'The relations that are not shown by default. Has no effect with `include`.',
            ).optional(),
          }),
          'Which of the known relations are shown by default. All by default.',
        ).optional(),
      }),
      'Relations in the catalog graph.',
    ),
  },
  examples: {
    catalogGraph:
      'catalogGraph:\n  maxDepth: 5\n  additionalKnownRelations: [deploysTo, deployedBy]\n  additionalKnownRelationPairs:\n    - [deploysTo, deployedBy]\n  defaultRelationTypes:\n    exclude: [ownerOf, ownedBy]\n',
  },
  extensions: catalogGraphDescriptions,
});
