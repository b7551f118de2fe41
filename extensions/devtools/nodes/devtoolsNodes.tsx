import { PageBlueprint, SubPageBlueprint } from '#sdk';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { devtoolsRouteRef } from '../routes';

const { messages } = devtoolsTranslationRef;

/** `page:devtools`; off until a configuration names it. */
export const devtoolsPage = PageBlueprint.make({
  disabled: true,
  params: { path: '/devtools', title: messages.title, routeRef: devtoolsRouteRef },
});

/** `sub-page:devtools/gallery` */
export const gallerySubPage = SubPageBlueprint.make({
  name: 'gallery',
  params: {
    path: 'gallery',
    title: messages['gallery.title'],
    loader: async () => {
      const { GalleryPage } = await import('../gallery/GalleryPage');
      return <GalleryPage />;
    },
  },
});
