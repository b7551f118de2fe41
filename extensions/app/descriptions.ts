import type { ExtensionDescriptions, KeyDescription, KeyDescriptions } from '#config/schema';

const accounts = {
  google: 'Google',
  microsoft: 'Microsoft',
  github: 'GitHub',
  okta: 'Okta',
  gitlab: 'GitLab',
  onelogin: 'OneLogin',
  bitbucket: 'Bitbucket',
  'bitbucket-server': 'Bitbucket Server',
  atlassian: 'Atlassian',
  'vmware-cloud': 'VMware Cloud',
  openshift: 'OpenShift',
};

const authDescriptions = Object.fromEntries(
  Object.entries(accounts).map(([name, title]) => [
    `api:app/${name}-auth`,
    { text: `The account of the user at ${title}, for plugins that use it.` },
  ]),
);

const accent: KeyDescription = {
  text: 'The color of buttons, links and selected items, as `#rrggbb` or `#rgb`. Shades with enough contrast are derived from it.',
  default: '#4250c4',
  schema: {
    type: 'string',
    pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
    wanted: "a color such as '#0f766e'",
  },
};

/** Describes the entries of a navigation list, down to the maximum depth of groups. */
function navLines(list: string, depth: number): KeyDescriptions {
  const line = `${list}[]`;
  return {
    [list]: 'Entries, in order.',
    [line]: {
      text: 'The extension id of a page, `divider`, or a map with `page`, `link` or `items`.',
      examples: ['page:catalog', 'divider', { link: 'https://status.example.com', title: 'Status' }],
    },
    [`${line}.page`]: { text: 'Extension id of a page.', examples: ['page:catalog'] },
    [`${line}.link`]: {
      text: 'A URL with a protocol, or a path in the portal.',
      examples: ['https://status.example.com', '/catalog?filters[kind]=api'],
    },
    [`${line}.title`]: 'Text of the entry. Defaults to the title of the page.',
    [`${line}.icon`]: {
      text: 'Key of an installed icon. Defaults to the icon of the page.',
      examples: ['docs', 'dashboard', 'kind:api'],
    },
    [`${line}.badge`]: { text: 'A short text or number shown next to the title.', examples: ['New', 3] },
    ...(depth > 1 ? navLines(`${line}.items`, depth - 1) : {}),
  };
}

/** The extensions of the plugin `app`, the frame of the portal. */
export const appDescriptions: ExtensionDescriptions = {
  root: {
    text: 'The root of the tree, with the app and the utility APIs of all plugins.',
    inputs: { app: 'The app.', apis: 'Utility APIs.' },
  },
  app: { text: 'The app itself.', inputs: { root: 'The content of the app.' } },
  'app/root': {
    text: 'The frame around the app: router, theme, sign-in, and elements shown on every page.',
    inputs: {
      router: 'Replaces the default router.',
      signInPage: 'The sign-in page. Without it, all users are guests.',
      children: 'The content after sign-in.',
      elements: 'Elements shown on every page: notifications, dialogs, banners.',
      wrappers: 'Components around the whole app. Later ones are further out.',
    },
  },
  'app/layout': {
    text: 'The layout of the navigation and the page.',
    inputs: { nav: 'The navigation.', content: 'The pages.' },
  },
  'app/nav': {
    text: 'The navigation. Lists the pages that have a title, an icon and a path without parameters.',
    inputs: {
      items: 'Items from older plugins.',
      dialogs: 'Dialogs that entries open instead of their pages.',
      content: 'A component that replaces the navigation.',
    },
    config: {
      ...navLines('items', 3),
      ...navLines('bottom', 3),
      items: 'Entries from the top. Pages that are not listed follow, in the order of the tree.',
      bottom: 'Entries at the bottom. Replaces the default, which is the settings page.',
      hide: { text: 'Pages to hide.', examples: [['page:catalog-graph']] },
      'hide[]': { text: 'Extension id of a page.', examples: ['page:catalog-graph'] },
    },
    example: {
      items: [
        'page:catalog',
        {
          title: 'Operate',
          icon: 'dashboard',
          items: [
            { link: 'https://status.example.com', title: 'Status' },
            { title: 'On call', items: [{ link: 'https://oncall.example.com', title: 'Current shift' }] },
          ],
        },
      ],
      bottom: ['page:user-settings'],
    },
  },
  'app/routes': {
    text: 'The pages at their paths, redirects, and the page that is shown for unknown paths. `/` leads to the first page, unless a page has this path or a redirect starts there.',
    inputs: { routes: 'The pages.' },
    config: {
      redirects: 'Redirects from old paths to new ones.',
      'redirects[]': 'A redirect.',
      'redirects[].from': {
        text: 'Path to redirect from. Paths below it are redirected too, except for `/`. `:name` matches one path segment.',
        examples: ['/', '/services/:name'],
      },
      'redirects[].to': {
        text: 'Path to redirect to. `:name` and `*` are replaced with the matched values.',
        examples: ['/catalog', '/catalog/default/component/:name'],
      },
    },
    example: {
      redirects: [
        { from: '/', to: '/catalog' },
        { from: '/services/:name', to: '/catalog/default/component/:name' },
      ],
    },
  },
  'api:app/app-language': {
    text: 'The languages of the portal, and the selected language of each user.',
    config: {
      availableLanguages: { text: 'Languages that users can select.', default: ['en'] },
      'availableLanguages[]': { text: 'A language tag.', examples: ['en', 'de', 'es', 'ja'] },
      defaultLanguage: {
        text: 'The default language. Must be one of the available languages.',
        examples: ['en'],
      },
    },
    example: { availableLanguages: ['en', 'de'], defaultLanguage: 'en' },
  },
  'api:app/app-theme': {
    text: 'The themes, and the selected theme of each user.',
    inputs: { themes: 'Themes to choose from.' },
  },
  'api:app/swappable-components': {
    text: 'Components that plugins use by name and that extensions can replace.',
    inputs: { components: 'Replacement components.' },
  },
  'api:app/icons': {
    text: 'Icons by key.',
    inputs: { icons: 'Additional icons. An existing key is replaced.' },
  },
  'api:app/feature-flags': { text: 'The feature flags of all plugins, and whether they are on.' },
  'api:app/plugin-wrapper': {
    text: 'Components that plugins wrap around each of their own extensions.',
    inputs: { wrappers: 'Wrappers. Each applies to the extensions of its own plugin.' },
  },
  'api:app/plugin-header-actions': {
    text: 'Actions that plugins add to the headers of their own pages.',
    inputs: { actions: 'Buttons. Each appears on the pages of its own plugin.' },
  },
  'api:app/translations': {
    text: 'The messages of all plugins.',
    inputs: {
      translations: 'Changed messages or additional languages.',
      titles: 'Titles of pages and tabs of plugins in other languages.',
    },
    config: {
      messages: {
        text: 'Changed messages by language, bundle and key. They override the messages of plugins. The bundle `titles` contains the titles of pages and tabs; its keys are the original titles.',
        examples: [{ en: { catalog: { 'index.title': '{{orgName}} directory' } } }],
      },
    },
    example: { messages: { en: { catalog: { 'index.title': '{{orgName}} directory' } } } },
  },
  'api:app/components': { text: 'The older form of replaceable components.' },
  'api:app/identity': { text: 'The identity of the user.' },
  'api:app/dialog': { text: 'Opens dialogs.' },
  'api:app/discovery': { text: 'Resolves the base URL of each backend plugin.' },
  'api:app/alert': { text: 'The older form of notifications.' },
  'api:app/analytics': {
    text: 'Passes usage events to the analytics extensions.',
    inputs: { implementations: 'Receivers.' },
  },
  'api:app/toast-forwarder': { text: 'Shows alerts of the older form as notifications.' },
  'api:app/toast': { text: 'Notifications.' },
  'api:app/error': { text: 'Reports errors that a plugin cannot show itself.' },
  'api:app/storage': {
    text: 'Stores small values per user: in the browser, and for signed-in users also in the backend.',
  },
  'api:app/fetch': {
    text: 'Sends requests, with the user token where the backend requires it.',
    config: {
      tokenHeader: {
        text: 'The header that carries the user token to the backend, if a proxy in front of the backend uses `Authorization` itself and moves the token back.',
        default: 'Authorization',
      },
    },
    example: { tokenHeader: 'X-Portal-Authorization' },
  },
  'api:app/permission': { text: 'Checks permissions with the backend.' },
  'theme:app/dark': { text: 'The dark theme.', config: { accent }, example: { accent: '#2dd4bf' } },
  'theme:app/light': { text: 'The light theme.', config: { accent }, example: { accent: '#0f766e' } },
  'component:app/core-progress': { text: 'The loading indicator.' },
  'component:app/core-not-found-error-page': { text: 'The page that is shown for unknown paths.' },
  'component:app/core-error-display': { text: 'The error display in place of an extension that failed.' },
  'component:app/core-page-layout': { text: 'The header and tabs of plugin pages.' },
  'sign-in-page:app': {
    text: 'The sign-in page.',
    config: {
      providers: {
        text: 'Sign-in options, in order: `guest`, `custom`, or the id of a provider in `auth.providers`.',
        examples: [['guest'], ['acme', 'guest']],
      },
      'providers[].id': { text: '`guest`, `custom`, or the id of a provider.', examples: ['guest'] },
      'providers[].title': 'Title of the card. Defaults to the title of the provider.',
      'providers[].message': 'Text of the card.',
      'providers[].proxy':
        'Set this, even to an empty map, if an identity-aware proxy in front of the portal signs users in. Users are not redirected to the provider.',
      'providers[].proxy.headers':
        'Headers to send with the session request, in addition to those of the proxy. All users can read them.',
      'providers[].proxy.signOutUrl': {
        text: 'URL to open after sign-out, to sign out of the proxy too.',
        examples: ['/oauth2/sign_out'],
      },
      auto: 'Signs in automatically if there is only one provider.',
      title: 'Heading of the page. Defaults to the title of the portal.',
      text: 'Text below the heading.',
      logo: 'URL of an image that replaces the logo of the portal.',
    },
    example: { providers: ['guest'], auto: false, text: 'Sign in with your work account.' },
  },
  ...authDescriptions,
  'api:app/auth-providers': { text: 'The configured providers, for sign-in and settings.' },
  'api:app/oauth-request': {
    text: 'Collects sign-in requests of plugins, which the user can accept or reject.',
  },
  'api:app/scm-auth': { text: 'Selects the account for a source control host.' },
  'api:app/scm-integrations': { text: 'The source control hosts under `integrations`.' },
  'app-root-element:app/auto-logout': {
    text: 'Asks inactive users whether they are still there, and signs them out.',
  },
  'app-root-element:app/banner': {
    text: 'Shows messages to all users above the page, until each user dismisses them.',
    config: {
      banners: 'Messages, in order.',
      'banners[].id': {
        text: 'Permanent id of the message. Users who dismiss the message do not see it again. Use a new id for a new message.',
        examples: ['maintenance-january'],
      },
      'banners[].text': 'The message, as plain text.',
      'banners[].severity': 'Severity of the message.',
      'banners[].link': 'A link to more information.',
      'banners[].link.url': 'URL, or a path in the portal.',
      'banners[].link.title': 'Text of the link.',
      'banners[].from': {
        text: 'The first day or time at which it is shown.',
        examples: ['2027-01-25', '2027-01-25T08:00:00Z'],
      },
      'banners[].until': {
        text: 'The last day or time when the banner is shown.',
        examples: ['2027-01-31', '2027-01-31T18:00:00Z'],
      },
      'banners[].dismissible': 'Whether users can dismiss it.',
    },
    example: {
      banners: [
        {
          id: 'maintenance-january',
          severity: 'warning',
          text: 'The portal is read-only on Sunday from 8 to 10.',
          link: { url: 'https://status.example.com', title: 'Status' },
          until: '2027-01-31',
        },
      ],
    },
  },
  'app-root-element:app/oauth-request-dialog': {
    text: 'Asks the user to sign in to a provider that a plugin needs.',
  },
  'app-root-element:app/alert-display': {
    text: 'Shows notifications.',
    config: {
      transientTimeoutMs: 'How long a notification is shown, in milliseconds.',
      anchorOrigin: 'Where in the window notifications appear.',
      'anchorOrigin.vertical': 'Top or bottom.',
      'anchorOrigin.horizontal': 'Left, center or right.',
    },
    example: { transientTimeoutMs: 8000, anchorOrigin: { vertical: 'bottom', horizontal: 'right' } },
  },
  'app-root-element:app/dialog-display': { text: 'Shows dialogs that plugins open.' },
};
