import { ErrorDisplay, NotFoundErrorPage, PageLayout, Progress, SwappableComponentBlueprint } from '#sdk';
import { pickChrome } from '../tree/loadChrome';

/** The bar that shows that something is being loaded. */
export const coreProgressExtension = SwappableComponentBlueprint.make({
  name: 'core-progress',
  params: (defineParams) =>
    defineParams({ component: Progress, loader: () => pickChrome((chrome) => chrome.CoreProgress) }),
});

/** The page for addresses where none is. */
export const coreNotFoundErrorPageExtension = SwappableComponentBlueprint.make({
  name: 'core-not-found-error-page',
  params: (defineParams) =>
    defineParams({
      component: NotFoundErrorPage,
      loader: () => import('./CoreNotFoundErrorPage').then((module) => module.CoreNotFoundErrorPage),
    }),
});

/** What stands where an extension failed. */
export const coreErrorDisplayExtension = SwappableComponentBlueprint.make({
  name: 'core-error-display',
  params: (defineParams) =>
    defineParams({
      component: ErrorDisplay,
      loader: () =>
        import('./CoreErrorDisplay').then(
          (module) => module.CoreErrorDisplay,
          // What broke may be the connection; then the plain display of the SDK, which is here already, says so.
          () => ErrorDisplay.ref.defaultComponent,
        ),
    }),
});

/** The header of a page and the place of its content. */
export const corePageLayoutExtension = SwappableComponentBlueprint.make({
  name: 'core-page-layout',
  params: (defineParams) =>
    defineParams({
      component: PageLayout,
      loader: () => pickChrome((chrome) => chrome.CorePageLayout),
    }),
});
