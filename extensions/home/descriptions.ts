import type { ExtensionDescriptions } from '#config/schema';

const inCatalog = 'Users choose how many in the settings of the widget.';

/** Describes the extension kinds that the blueprints of the plugin create. */
export const homeKinds: ExtensionDescriptions = {
  'home-page-widget': { text: 'A widget on the home page' },
  'home-page-layout': { text: 'A layout that replaces the widget grid of the home page' },
};

/** The extensions of the plugin `home`. */
export const homeDescriptions: ExtensionDescriptions = {
  'page:home': {
    text: 'The home page: a greeting and widgets. Each user adds, moves, resizes and removes widgets.',
    inputs: {
      pages: 'Not used, because the page has its own content.',
      widgets: 'The widgets in the gallery.',
      layout: 'Replaces the greeting and the widgets.',
    },
    config: {
      defaultConfig:
        'The widgets of users who have not changed their page, and of those who restore the defaults. Widgets that a user has not touched follow changes of this list.',
      'defaultConfig[]': 'A widget and its place.',
      'defaultConfig[].component':
        'The name of the widget, such as `HomePageToolkit`, or the id of its extension.',
      'defaultConfig[].column': 'The first column, from 0 to 11.',
      'defaultConfig[].row': 'The first row. Empty rows above a widget are closed, unless it is not movable.',
      'defaultConfig[].width': 'The number of columns. 12 fill the page.',
      'defaultConfig[].height': 'The number of rows.',
      'defaultConfig[].movable': { text: 'Whether users can move the widget.', default: true },
      'defaultConfig[].deletable': { text: 'Whether users can remove the widget.', default: true },
      'defaultConfig[].resizable': { text: 'Whether users can resize the widget.', default: true },
    },
    example: {
      defaultConfig: [
        {
          component: 'HomePageToolkit',
          column: 0,
          row: 0,
          width: 12,
          height: 2,
          movable: false,
          deletable: false,
          resizable: false,
        },
        { component: 'HomePageOwnedEntities', column: 0, row: 2, width: 8, height: 5 },
        { component: 'HomePageStarredEntities', column: 8, row: 2, width: 4, height: 5 },
      ],
    },
  },
  'titles:home': { text: 'The titles of the page and its widgets in other languages.' },
  'api:home/visits': {
    text: 'Records the pages that a user visits, in the storage of the user. It keeps the 100 latest. Disabled by default.',
  },
  'app-root-element:home/visit-listener': {
    text: 'Adds each page that the user opens to `api:home/visits`. Disabled by default.',
  },
  'home-page-widget:home/onboarding': {
    text: 'Widget with first steps. Each is checked off when the portal knows that it is done.',
    config: {
      steps:
        'The steps, in order. By default: sign in, choose a language, look at three entities, star an entity.',
      'steps[]': 'A step.',
      'steps[].fact':
        'What completes the step: `signed-in`, `starred` (an entity), `language` (chosen in the settings), or `visited` (entities, which requires `api:home/visits`).',
      'steps[].count': { text: 'How many entities, for `starred` and `visited`.', default: 1 },
      'steps[].title': 'The title. By default, what to do.',
      'steps[].description': 'One sentence below the title.',
      'steps[].url': 'Where the title leads while the step is not done.',
    },
    example: {
      steps: [
        { fact: 'visited', count: 3, url: '/catalog' },
        {
          fact: 'starred',
          title: 'Star the services you are on call for',
          description: 'You find them on this page.',
          url: '/catalog',
        },
      ],
    },
  },
  'home-page-widget:home/owned-entities': {
    text: 'Widget with the components of the user and their groups.',
  },
  'home-page-widget:home/starred-entities': { text: 'Widget with the entities that the user starred.' },
  'home-page-widget:home/recently-visited': {
    text: `Widget with the pages that the user visited last. ${inCatalog}`,
  },
  'home-page-widget:home/most-visited': {
    text: `Widget with the pages that the user visits most often. ${inCatalog}`,
  },
  'home-page-widget:home/toolkit': {
    text: "Widget with links to the company's tools.",
    config: {
      tools: 'The tools. Without any, the widget says that administrators can list them.',
      'tools[]': 'A tool.',
      'tools[].url': 'The address of the tool.',
      'tools[].label': 'The name of the tool.',
      'tools[].icon': 'The key of an icon, such as `docs`.',
    },
    example: { tools: [{ url: 'https://ci.acme.example', label: 'Builds', icon: 'dashboard' }] },
  },
  'home-page-widget:home/world-clock': {
    text: 'Widget with the time in several places.',
    config: {
      clockConfigs: 'The places. By default, the time zone of the browser.',
      'clockConfigs[]': 'A place.',
      'clockConfigs[].label': 'The name of the place.',
      'clockConfigs[].timeZone': 'The time zone, such as `Europe/Lisbon`.',
      customTimeFormat: 'How to print the time. By default, as usual in the language of the user.',
      'customTimeFormat.hour12': 'Whether to print 12 hours with AM and PM, or 24.',
    },
    example: {
      clockConfigs: [
        { label: 'Lisbon', timeZone: 'Europe/Lisbon' },
        { label: 'Tokyo', timeZone: 'Asia/Tokyo' },
      ],
      customTimeFormat: { hour12: false },
    },
  },
  'home-page-widget:home/random-joke': {
    text: 'Widget with a joke. Users choose a category in its settings. The jokes are part of the portal, in English.',
    config: {
      sourceUrl:
        'An address that returns a joke as JSON: `{"setup": "…", "punchline": "…"}`. `{category}` in it is replaced with `any`, `programming` or `dad`. Without it, nothing is requested.',
    },
    example: { sourceUrl: 'http://localhost:7007/api/proxy/jokes/{category}' },
  },
};
