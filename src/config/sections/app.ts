import { listProblemDefinitions } from '#diagnostics';
import { z } from 'zod';
import { backend, described, elsewhere, frontend, frontendDeep } from '../schema/keys';
import {
  anything,
  boolean,
  link as linkTarget,
  list,
  map,
  mapOf,
  oneOf,
  text,
  texts,
  url,
} from '../schema/values';

const link = map({
  url: frontend(linkTarget(), 'URL of the link.'),
  title: frontend(text(), 'Title of the link.').optional(),
});

const support = map({
  url: frontend(linkTarget(), 'Target of the support button if there are no items.').optional(),
  items: list(
    map({
      title: frontend(text(), 'Title of the support resource.'),
      icon: frontend(text(), 'Key of an installed icon.').optional(),
      links: list(link).optional(),
    }),
  ).optional(),
});

const packageRules = z.union([
  oneOf(['all']),
  map({ include: texts().optional(), exclude: texts().optional() }),
]);

const pluginOverride = map({
  match: map({ pluginId: text().optional(), packageName: text().optional() }).optional(),
  info: map({
    description: text().optional(),
    ownerEntityRefs: texts().optional(),
    links: list(map({ title: text(), url: linkTarget() })).optional(),
  }),
});

const severity = oneOf(['error', 'warning', 'ignore']);

/** One key per code, so that typos are found and editors suggest all codes. */
const problems = map(
  Object.fromEntries(
    listProblemDefinitions().map(({ code, title, severity: usual }) => [
      code,
      frontend(severity, `${title}. The default is '${usual}'.`).optional(),
    ]),
  ),
);

/** Settings of the frontend: its title, URL and extension tree. */
export const app = map({
  title: frontend(
    text(),
    'Name of the portal, in the title of the browser window and in the navigation.',
  ).default('Trellis'),
  baseUrl: frontend(url(), 'URL of the portal. Its path is the base path of every page.').default(
    'http://localhost:7007',
  ),
  protected: backend(
    boolean(),
    'Protected mode: callers who are not signed in receive only the sign-in page, without the rest of the configuration. Off by default.',
  ).optional(),
  extensions: frontendDeep(
    list(anything()),
    'The extensions to enable, disable, move and configure, in order. Each entry is an extension id, or a map from one id to true, false or { attachTo, disabled, config }.',
  ).optional(),
  routes: map({
    bindings: frontendDeep(
      mapOf(anything()),
      'The targets of external routes: a map from <plugin>.<external route> to <plugin>.<route>, or to false to disable a link.',
    ).optional(),
  }).optional(),
  pluginOverrides: frontendDeep(
    list(pluginOverride),
    'Overrides information about plugins, such as descriptions, owners and links. Later entries override earlier ones.',
  ).optional(),
  packages: frontendDeep(
    packageRules.meta({ wanted: "'all' or a map with include and exclude" }),
    "The packages of a Backstage app to search for plugins. Accepted so that such files work unchanged. Trellis' own plugins are always included.",
  ).optional(),
  problems: described(
    problems,
    'The severity of problems: a map from a problem code to error, warning or ignore.',
  ).optional(),
  support: support.optional(),
  listen: elsewhere("Address of Backstage's frontend development server.").optional(),
  https: elsewhere("Certificate of Backstage's frontend development server.").optional(),
  packageName: elsewhere('Package name of the frontend.').optional(),
  experimental: elsewhere('Former name of app.packages.').optional(),
  moduleFederation: elsewhere('Shared dependencies of plugins that are loaded at runtime.').optional(),
});
