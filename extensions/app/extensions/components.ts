import {
  ErrorDisplay,
  lazyPart,
  NotFoundErrorPage,
  PageLayout,
  preloadLater,
  Progress,
  SwappableComponentBlueprint,
} from '#sdk';
import { chrome } from './chrome';

/** The progress indicator. */
export const coreProgressExtension = SwappableComponentBlueprint.make({
  name: 'core-progress',
  params: (defineParams) =>
    defineParams({ component: Progress, loader: () => chrome.pick((parts) => parts.CoreProgress) }),
});

/** The not-found page. */
export const coreNotFoundErrorPageExtension = SwappableComponentBlueprint.make({
  name: 'core-not-found-error-page',
  params: (defineParams) =>
    defineParams({
      component: NotFoundErrorPage,
      loader: () =>
        import('../components/CoreNotFoundErrorPage').then((module) => module.CoreNotFoundErrorPage),
    }),
});

const DisplayedError = lazyPart(
  preloadLater(async () => (await import('../components/CoreErrorDisplay')).CoreErrorDisplay),
  undefined,
  chrome.component((parts) => parts.PlainErrorDisplay),
);

/** Replaces an extension that failed. */
export const coreErrorDisplayExtension = SwappableComponentBlueprint.make({
  name: 'core-error-display',
  params: (defineParams) =>
    defineParams({
      component: ErrorDisplay,
      loader: () => DisplayedError,
    }),
});

/** The page header and the place of the content. */
export const corePageLayoutExtension = SwappableComponentBlueprint.make({
  name: 'core-page-layout',
  params: (defineParams) =>
    defineParams({
      component: PageLayout,
      loader: () => chrome.pick((parts) => parts.CorePageLayout),
    }),
});
