import { SubPageBlueprint } from '#sdk';
import { scaffolderTitlesTranslationRef } from '../i18n/titles/scaffolderTitlesTranslationRef';
import { actionsRouteRef, templatingExtensionsRouteRef } from '../routes';

const { messages: titles } = scaffolderTitlesTranslationRef;

/** `sub-page:scaffolder/actions` */
export const actionsSubPage = SubPageBlueprint.make({
  name: 'actions',
  params: {
    path: 'actions',
    title: titles.Actions,
    routeRef: actionsRouteRef,
    loader: async () => {
      const { ActionsPage } = await import('../pages/actions/ActionsPage');
      return <ActionsPage />;
    },
  },
});

/** `sub-page:scaffolder/templating-extensions` */
export const templatingExtensionsSubPage = SubPageBlueprint.make({
  name: 'templating-extensions',
  params: {
    path: 'templating-extensions',
    title: titles['Templating extensions'],
    routeRef: templatingExtensionsRouteRef,
    loader: async () => {
      const { TemplatingExtensionsPage } =
        await import('../pages/templatingExtensions/TemplatingExtensionsPage');
      return <TemplatingExtensionsPage />;
    },
  },
});
