import { SubPageBlueprint } from '#sdk';
import { scaffolderTitlesTranslationRef } from '../i18n/titles/scaffolderTitlesTranslationRef';
import { editRouteRef } from '../routes';

/** `sub-page:scaffolder/editor` */
export const editorSubPage = SubPageBlueprint.make({
  name: 'editor',
  params: {
    path: 'edit',
    title: scaffolderTitlesTranslationRef.messages['Template editor'],
    routeRef: editRouteRef,
    loader: async () => {
      const { EditorRoutes } = await import('../editor/EditorRoutes');
      return <EditorRoutes />;
    },
  },
});
