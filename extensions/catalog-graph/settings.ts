import { definePluginSettings, described, frontend, list, map, number, text } from '#config/schema';
import { catalogGraphDescriptions } from './descriptions';

const relation = frontend(text(), 'A relation, such as `dependsOn`.');
const relations = (description: string) => described(list(relation), description);
const pair = list(relation).length(2).meta({ wanted: 'two relations, such as [dependsOn, dependencyOf]' });
const pairs = (description: string) => described(list(pair), description);

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
        knownRelations: relations(
          'The relations that users can choose. By default, the seven pairs of the catalog.',
        ).optional(),
        additionalKnownRelations: relations(
          'Relations that users can choose besides `knownRelations`.',
        ).optional(),
        knownRelationPairs: pairs(
          'Pairs of opposite relations, which can be drawn as one line. By default, the seven pairs of the catalog.',
        ).optional(),
        additionalKnownRelationPairs: pairs(
          'Pairs of opposite relations besides `knownRelationPairs`.',
        ).optional(),
        defaultRelationTypes: described(
          map({
            include: relations('The relations that are shown by default.').optional(),
            exclude: relations(
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
