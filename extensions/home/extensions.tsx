import { House } from 'lucide-react';
import * as z from 'zod/mini';
import {
  ApiBlueprint,
  AppRootElementBlueprint,
  PageBlueprint,
  TitlesBlueprint,
  afterFirstContent,
  createExtensionInput,
  createLazyApi,
  identityApiRef,
  lazyPart,
  storageApiRef,
} from '#sdk';
import { homePageLayoutDataRef, homePageWidgetDataRef } from './blueprints/homeDataRefs';
import { HomePageWidgetBlueprint } from './blueprints/HomePageWidgetBlueprint';
import { loadDetails } from './blueprints/loadDetails';
import { widgetParts } from './blueprints/widgetParts';
import { homeTitlesTranslationRef } from './i18n/titles/homeTitlesTranslationRef';
import { homeRouteRef } from './routes';
import { EarlyVisits } from './visits/EarlyVisits';
import { visitsApiRef } from './visits/VisitsApi';
import type { bundledWidgets } from './widgets/bundledWidgets';

const TITLE = 'Home';
const count = z.int().check(z.gte(0));

/** `titles:home` */
export const homeTitles = TitlesBlueprint.make({ params: { ref: homeTitlesTranslationRef } });

/** `page:home` */
export const homePage = PageBlueprint.makeWithOverrides({
  inputs: {
    widgets: createExtensionInput([homePageWidgetDataRef]),
    layout: createExtensionInput([homePageLayoutDataRef], { singleton: true, optional: true }),
  },
  configSchema: {
    defaultConfig: z.optional(
      z.array(
        z.object({
          component: z.string(),
          column: count,
          row: count,
          width: z.int().check(z.gte(1)),
          height: z.int().check(z.gte(1)),
          movable: z.optional(z.boolean()),
          deletable: z.optional(z.boolean()),
          resizable: z.optional(z.boolean()),
        }),
      ),
    ),
  },
  factory(originalFactory, { inputs, config }) {
    const loadWidgets = () =>
      Promise.all(inputs.widgets.map((widget) => loadDetails(widget.get(homePageWidgetDataRef))));
    const Layout = inputs.layout?.get(homePageLayoutDataRef);
    return originalFactory({
      path: '/home',
      title: TITLE,
      icon: <House aria-hidden />,
      routeRef: homeRouteRef,
      noHeader: true,
      loader: async () => {
        if (Layout) return <Layout widgets={await loadWidgets()} />;
        const [widgets, { HomePage }] = await Promise.all([loadWidgets(), import('./page/HomePage')]);
        return (
          <HomePage title={config.title ?? TITLE} widgets={widgets} defaultConfig={config.defaultConfig} />
        );
      },
    });
  },
});

/** `api:home/visits` */
export const visitsApi = ApiBlueprint.make({
  name: 'visits',
  disabled: true,
  params: (defineParams) =>
    defineParams({
      api: visitsApiRef,
      deps: { storageApi: storageApiRef, identityApi: identityApiRef },
      factory: (deps) => {
        const load = async () => (await import('./visits/createStoredVisits')).createStoredVisits(deps);
        return createLazyApi(load, ['list', 'save']);
      },
    }),
});

const VisitListener = lazyPart(
  () => afterFirstContent(async () => (await import('./visits/VisitListener')).VisitListener),
  EarlyVisits,
  () => null,
);

/** `app-root-element:home/visit-listener` */
export const visitListener = AppRootElementBlueprint.make({
  name: 'visit-listener',
  disabled: true,
  params: { element: <VisitListener /> },
});

/** Loads the widgets of this plugin. What they show in the gallery is not needed before, either. */
const partsOf = (key: keyof typeof bundledWidgets) =>
  widgetParts(async () => (await import('./widgets/bundledWidgets')).bundledWidgets[key]);

/** `home-page-widget:home/onboarding` */
export const onboardingWidget = HomePageWidgetBlueprint.makeWithOverrides({
  name: 'onboarding',
  configSchema: {
    steps: z.optional(
      z.array(
        z.object({
          fact: z.enum(['signed-in', 'starred', 'language', 'visited']),
          count: z.optional(z.int().check(z.gte(1))),
          title: z.optional(z.string()),
          description: z.optional(z.string()),
          url: z.optional(z.string()),
        }),
      ),
    ),
  },
  factory: (originalFactory, { config }) =>
    originalFactory({ name: 'HomePageOnboarding', componentProps: config, ...partsOf('onboarding') }),
});

/** Creates a widget without settings. */
const createWidget = (id: string, name: string, key: keyof typeof bundledWidgets) =>
  HomePageWidgetBlueprint.make({ name: id, params: { name, ...partsOf(key) } });

/** `home-page-widget:home/owned-entities` */
export const ownedEntitiesWidget = createWidget('owned-entities', 'HomePageOwnedEntities', 'owned');

/** `home-page-widget:home/starred-entities` */
export const starredEntitiesWidget = createWidget('starred-entities', 'HomePageStarredEntities', 'starred');

/** `home-page-widget:home/recently-visited` */
export const recentlyVisitedWidget = createWidget(
  'recently-visited',
  'HomePageRecentlyVisited',
  'recentlyVisited',
);

/** `home-page-widget:home/most-visited` */
export const mostVisitedWidget = createWidget('most-visited', 'HomePageTopVisited', 'mostVisited');

/** `home-page-widget:home/toolkit` */
export const toolkitWidget = HomePageWidgetBlueprint.makeWithOverrides({
  name: 'toolkit',
  configSchema: {
    tools: z.optional(
      z.array(z.object({ url: z.string(), label: z.string(), icon: z.optional(z.string()) })),
    ),
  },
  factory: (originalFactory, { config }) =>
    originalFactory({ name: 'HomePageToolkit', componentProps: config, ...partsOf('toolkit') }),
});

/** `home-page-widget:home/world-clock` */
export const worldClockWidget = HomePageWidgetBlueprint.makeWithOverrides({
  name: 'world-clock',
  configSchema: {
    clockConfigs: z.optional(z.array(z.object({ label: z.string(), timeZone: z.string() }))),
    customTimeFormat: z.optional(z.object({ hour12: z.optional(z.boolean()) })),
  },
  factory: (originalFactory, { config }) =>
    originalFactory({ name: 'HomePageWorldClock', componentProps: config, ...partsOf('worldClock') }),
});

/** `home-page-widget:home/random-joke` */
export const randomJokeWidget = HomePageWidgetBlueprint.makeWithOverrides({
  name: 'random-joke',
  configSchema: { sourceUrl: z.optional(z.string()) },
  factory: (originalFactory, { config }) =>
    originalFactory({ name: 'HomePageRandomJoke', componentProps: config, ...partsOf('joke') }),
});
