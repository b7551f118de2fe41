import * as z from 'zod/mini';
import { SubPageBlueprint } from '#sdk';
import { entityPredicateSchema } from '#extensions/catalog';
import { scaffolderTitlesTranslationRef } from '../i18n/titles/scaffolderTitlesTranslationRef';
import { templatesRouteRef } from '../routes';

/** `sub-page:scaffolder/templates` */
export const templatesSubPage = SubPageBlueprint.makeWithOverrides({
  name: 'templates',
  configSchema: {
    enableBackstageUi: z._default(z.boolean(), false),
    groups: z.optional(z.array(z.object({ title: z.string(), filter: entityPredicateSchema }))),
    templateFilter: z.optional(entityPredicateSchema),
  },
  factory: (originalFactory, { config: { groups, templateFilter } }) =>
    originalFactory({
      path: 'templates',
      title: scaffolderTitlesTranslationRef.messages.Templates,
      routeRef: templatesRouteRef,
      loader: async () => {
        const { TemplateRoutes } = await import('../pages/templates/TemplateRoutes');
        return <TemplateRoutes groups={groups} templateFilter={templateFilter} />;
      },
    }),
});
