import { PageBlueprint, SubPageBlueprint, titlesTranslationRef } from '#sdk';
import { devtoolsRouteRef } from './routes';

// Only the titles. The other messages are loaded with the pages.
const { messages: titles } = titlesTranslationRef;

/** `page:devtools`. Disabled until the configuration contains it. */
export const devtoolsPage = PageBlueprint.make({
  disabled: true,
  params: { path: '/devtools', title: titles['Developer tools'], routeRef: devtoolsRouteRef },
});

/** `sub-page:devtools/plugins` */
export const pluginsSubPage = SubPageBlueprint.make({
  name: 'plugins',
  params: {
    path: 'plugins',
    title: titles.Plugins,
    loader: async () => {
      const { PluginsPage } = await import('./plugins/PluginsPage');
      return <PluginsPage />;
    },
  },
});

/** `sub-page:devtools/gallery` */
export const gallerySubPage = SubPageBlueprint.make({
  name: 'gallery',
  params: {
    path: 'gallery',
    title: titles.Gallery,
    loader: async () => {
      const { GalleryPage } = await import('./gallery/GalleryPage');
      return <GalleryPage />;
    },
  },
});
