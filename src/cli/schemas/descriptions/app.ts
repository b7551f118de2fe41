import type { ExtensionDescription, KeyDescription, KeyDescriptions } from './description';

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
    { text: `The account that somebody has at ${title}, for plugins that work with it.` },
  ]),
);

const accent: KeyDescription = {
  text: 'The one colour of buttons, links and what is selected, as `#rrggbb` or `#rgb`. Shades of it that stay readable are made from it.',
  default: '#4250c4',
  schema: {
    type: 'string',
    pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
    wanted: "a colour such as '#0f766e'",
  },
};

/** What can stand in a list of the navigation, down to the depth that groups can have. */
function navLines(list: string, depth: number): KeyDescriptions {
  const line = `${list}[]`;
  return {
    [list]: 'Lines in their order.',
    [line]: {
      text: 'A page by the id of its extension, or `divider`, or a map with `page`, `link` or `items`.',
      examples: ['page:catalog', 'divider', { link: 'https://status.example.com', title: 'Status' }],
    },
    [`${line}.page`]: { text: 'Id of the extension of a page.', examples: ['page:catalog'] },
    [`${line}.link`]: {
      text: 'An address: with a protocol outside the portal, or a path in it.',
      examples: ['https://status.example.com', '/catalog?filters[kind]=api'],
    },
    [`${line}.title`]: 'What the line says. A page has its own title without it.',
    [`${line}.icon`]: {
      text: 'Key of an icon of the installation. A page has its own icon without it.',
      examples: ['docs', 'dashboard', 'kind:api'],
    },
    [`${line}.badge`]: { text: 'A word or a number that asks for attention.', examples: ['New', 3] },
    ...(depth > 1 ? navLines(`${line}.items`, depth - 1) : {}),
  };
}

/** The extensions of the plugin `app`: the shell of the portal. */
export const appDescriptions: Readonly<Record<string, ExtensionDescription>> = {
  root: {
    text: 'The root of the tree: the app, and the utility APIs of all plugins.',
    inputs: { app: 'The app.', apis: 'Utility APIs.' },
  },
  app: { text: 'The app itself.', inputs: { root: 'What the app shows.' } },
  'app/root': {
    text: 'What stands around everything: router, theme, sign-in, and elements beside the pages.',
    inputs: {
      router: 'The router, in place of the one that comes with Trellis.',
      signInPage: 'The page where people sign in; without one everybody is a guest.',
      children: 'What people see once they are signed in.',
      elements: 'What stands beside the pages on every page: notices, dialogs, banners.',
      wrappers: 'What is wrapped around the whole app; later ones are further out.',
    },
  },
  'app/layout': {
    text: 'The navigation beside the page.',
    inputs: { nav: 'The navigation.', content: 'The pages.' },
  },
  'app/nav': {
    text: 'The navigation, made from the pages that have a title, an icon and a path without parameters.',
    inputs: { items: 'Items of older plugins.', content: 'What draws the navigation in another way.' },
    config: {
      ...navLines('items', 3),
      ...navLines('bottom', 3),
      items: 'Lines from the top. The pages that are not named anywhere follow, in the order of the tree.',
      bottom: 'Lines from the bottom, in place of the settings.',
      hide: { text: 'Pages that have no line.', examples: [['page:catalog-graph']] },
      'hide[]': { text: 'Id of the extension of a page.', examples: ['page:catalog-graph'] },
    },
    example: {
      items: [
        'page:catalog',
        {
          title: 'Operate',
          icon: 'dashboard',
          items: [
            { link: 'https://status.example.com', title: 'Status' },
            { title: 'On call', items: [{ link: 'https://oncall.example.com', title: 'Who is it' }] },
          ],
        },
      ],
      bottom: ['page:user-settings'],
    },
  },
  'app/routes': {
    text: 'The pages at their paths, redirects, and the page for paths that lead nowhere.',
    inputs: { routes: 'The pages.' },
    config: {
      redirects: 'Former addresses and what took their place.',
      'redirects[]': 'A former address and where it leads now.',
      'redirects[].from': {
        text: 'Path to lead away from. Other than `/` alone it counts for what is below it, too. `:name` stands for one part.',
        examples: ['/', '/services/:name'],
      },
      'redirects[].to': {
        text: 'Path to lead to. `:name` and `*` are filled in from the path.',
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
    text: 'The languages of the portal, and the one that each person has chosen.',
    config: {
      availableLanguages: { text: 'Languages that people can choose.', default: ['en'] },
      'availableLanguages[]': { text: 'A language tag.', examples: ['en', 'de', 'es', 'ja'] },
      defaultLanguage: { text: 'The language at first. One of those that can be chosen.', examples: ['en'] },
    },
    example: { availableLanguages: ['en', 'de'], defaultLanguage: 'en' },
  },
  'api:app/app-theme': {
    text: 'The themes, and the one that each person has chosen.',
    inputs: { themes: 'Themes to choose from.' },
  },
  'api:app/swappable-components': {
    text: 'Components that plugins draw by name and that others can stand in for.',
    inputs: { components: 'Components that stand in for others.' },
  },
  'api:app/icons': {
    text: 'Icons by key.',
    inputs: { icons: 'Further icons; a key that exists is replaced.' },
  },
  'api:app/feature-flags': { text: 'The feature flags of all plugins and whether they are on.' },
  'api:app/plugin-wrapper': {
    text: 'What plugins put around each of their own extensions.',
    inputs: { wrappers: 'Wrappers, each around the extensions of its own plugin.' },
  },
  'api:app/plugin-header-actions': {
    text: 'What plugins put into the headers of their own pages.',
    inputs: { actions: 'Buttons, each on the pages of its own plugin.' },
  },
  'api:app/translations': {
    text: 'The texts of all plugins.',
    inputs: { translations: 'Texts in other words or in another language.' },
    config: {
      messages: {
        text: 'Texts in other words, by language, bundle and key; they win over those that plugins bring. The bundle `titles` has the titles of pages and tabs, by the title itself.',
        examples: [{ en: { catalog: { 'index.title': '{{orgName}} directory' } } }],
      },
    },
    example: { messages: { en: { catalog: { 'index.title': '{{orgName}} directory' } } } },
  },
  'api:app/components': { text: 'The older form of the components that others can stand in for.' },
  'api:app/identity': { text: 'Who the user is.' },
  'api:app/dialog': { text: 'Opens dialogs.' },
  'api:app/discovery': { text: 'Finds the address of each backend plugin.' },
  'api:app/alert': { text: 'The older form of passing messages.' },
  'api:app/analytics': {
    text: 'Passes on what users do.',
    inputs: { implementations: 'Receivers.' },
  },
  'api:app/toast-forwarder': { text: 'Shows messages of the older form as passing messages.' },
  'api:app/toast': { text: 'Passing messages.' },
  'api:app/error': { text: 'Takes errors that a plugin cannot show itself.' },
  'api:app/storage': {
    text: 'Keeps small things for each person: in the browser, and for who signed in also at the backend.',
  },
  'api:app/fetch': {
    text: 'Makes requests, signed in where the backend asks for it.',
    config: {
      tokenHeader: {
        text: 'The header in which the backend is sent the token of the user, where something before the backend takes `Authorization` for itself and puts the token back there.',
        default: 'Authorization',
      },
    },
    example: { tokenHeader: 'X-Portal-Authorization' },
  },
  'api:app/permission': { text: 'Asks the backend whether something is allowed.' },
  'theme:app/dark': { text: 'The dark look.', config: { accent }, example: { accent: '#2dd4bf' } },
  'theme:app/light': { text: 'The light look.', config: { accent }, example: { accent: '#0f766e' } },
  'component:app/core-progress': { text: 'What shows while something loads.' },
  'component:app/core-not-found-error-page': { text: 'The page for paths that lead nowhere.' },
  'component:app/core-error-display': { text: 'What stands in the place of an extension that failed.' },
  'component:app/core-page-layout': { text: 'Header and tabs around the pages of plugins.' },
  'sign-in-page:app': {
    text: 'The page where people sign in.',
    config: {
      providers: {
        text: 'Ways in, in their order: `guest`, `custom`, or the id of a provider of `auth.providers`.',
        examples: [['guest'], ['acme', 'guest']],
      },
      'providers[].id': { text: '`guest`, `custom`, or the id of a provider.', examples: ['guest'] },
      'providers[].title': 'What its card is called, in place of the name of the provider.',
      'providers[].message': 'What its card says.',
      'providers[].proxy':
        'Given, even if empty, where an identity-aware proxy in front of the portal says who comes: nobody is led to the provider.',
      'providers[].proxy.headers':
        'Headers that the question for the session carries beside those of the proxy. Everybody can read them.',
      'providers[].proxy.signOutUrl': {
        text: 'Where people go who sign out, so that the proxy forgets them too.',
        examples: ['/oauth2/sign_out'],
      },
      auto: 'Whether a single provider is tried without a click.',
      title: 'Heading of the page, in place of the title of the portal.',
      text: 'A sentence below the heading.',
      logo: 'Address of a picture in place of the mark of the portal.',
    },
    example: { providers: ['guest'], auto: false, text: 'Sign in with your work account.' },
  },
  ...authDescriptions,
  'api:app/auth-providers': { text: 'The providers that the configuration names, for sign-in and settings.' },
  'api:app/oauth-request': { text: 'Gathers what plugins ask for at providers, to be granted or rejected.' },
  'api:app/scm-auth': { text: 'The account that fits a host of source control.' },
  'app-root-element:app/auto-logout': {
    text: 'Asks idle people whether they are still there, and signs them out.',
  },
  'app-root-element:app/banner': {
    text: 'Shows messages to everybody, above the page, until each has put them away.',
    config: {
      banners: 'Messages, in their order.',
      'banners[].id': {
        text: 'Names the message for good: who has put it away does not see it again. Another message needs another id.',
        examples: ['maintenance-january'],
      },
      'banners[].text': 'What it says: plain text.',
      'banners[].severity': 'How serious it is.',
      'banners[].link': 'Where more is to be read.',
      'banners[].link.url': 'Address of the link, or a path in the portal.',
      'banners[].link.title': 'Text of the link.',
      'banners[].from': {
        text: 'The first day, or the time from which it is shown.',
        examples: ['2027-01-25', '2027-01-25T08:00:00Z'],
      },
      'banners[].until': {
        text: 'The last day, or the time until which it is shown.',
        examples: ['2027-01-31', '2027-01-31T18:00:00Z'],
      },
      'banners[].dismissible': 'Whether people can put it away.',
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
    text: 'Asks for the sign-in at a provider that a plugin needs.',
  },
  'app-root-element:app/alert-display': {
    text: 'Shows passing messages.',
    config: {
      transientTimeoutMs: 'Milliseconds for which a passing message stays.',
      anchorOrigin: 'The edge and the side of the window where messages appear.',
      'anchorOrigin.vertical': 'The edge.',
      'anchorOrigin.horizontal': 'The side.',
    },
    example: { transientTimeoutMs: 8000, anchorOrigin: { vertical: 'bottom', horizontal: 'right' } },
  },
  'app-root-element:app/dialog-display': { text: 'Shows dialogs that plugins open.' },
};
