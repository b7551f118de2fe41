import { listProblemDefinitions } from '#diagnostics';
import { z } from 'zod';
import { described, elsewhere, frontend, frontendDeep } from '../keys';
import { anything, list, map, mapOf, oneOf, text, texts, url } from '../values';

const link = map({
  url: frontend(text(), 'Address of the link.'),
  title: frontend(text(), 'Text of the link.').optional(),
});

const support = map({
  url: frontend(text(), 'Where the button for support leads when no items are given.').optional(),
  items: list(
    map({
      title: frontend(text(), 'Heading of this way to get help.'),
      icon: frontend(text(), 'Key of an icon of the installation.').optional(),
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
    links: list(map({ title: text(), url: text() })).optional(),
  }),
});

const severity = oneOf(['error', 'warning', 'ignore']);

/** One key for each code, so that a misspelt one is found and editors offer them all. */
const problems = map(
  Object.fromEntries(
    listProblemDefinitions().map(({ code, title, severity: usual }) => [
      code,
      frontend(severity, `${title}. Usually '${usual}'.`).optional(),
    ]),
  ),
);

/** The frontend: its name and address, and its tree of extensions. */
export const app = map({
  title: frontend(
    text(),
    'Name of the portal, in the title of the browser window and in the navigation.',
  ).default('Trellis'),
  baseUrl: frontend(
    url(),
    'Address at which people open the portal. Its path is the base path of every page.',
  ).default('http://localhost:7007'),
  extensions: frontendDeep(
    list(anything()),
    'The extensions to enable, disable, move and configure, in order. Each entry is an extension id, or a map from one id to true, false or { attachTo, disabled, config }.',
  ).optional(),
  routes: map({
    bindings: frontendDeep(
      mapOf(anything()),
      'Where external routes lead: a map from <plugin>.<external route> to <plugin>.<route>, or to false for nowhere.',
    ).optional(),
  }).optional(),
  pluginOverrides: frontendDeep(
    list(pluginOverride),
    'What the portal shows about plugins: description, owners and links of those that match; later entries win.',
  ).optional(),
  packages: frontendDeep(
    packageRules.meta({ wanted: "'all' or a map with include and exclude" }),
    "Which packages of a Backstage app are looked through for plugins. Accepted so that such files work unchanged: Trellis' own plugins always take part.",
  ).optional(),
  problems: described(
    problems,
    'How severe each kind of problem is: a map from a problem code to error, warning or ignore.',
  ).optional(),
  support: support.optional(),
  listen: elsewhere("Where Backstage's development server of the frontend listens.").optional(),
  https: elsewhere("Certificate of Backstage's development server of the frontend.").optional(),
  packageName: elsewhere('Package of the frontend.').optional(),
  experimental: elsewhere('Former place of app.packages.').optional(),
  moduleFederation: elsewhere('Shared dependencies of plugins that are loaded at run time.').optional(),
});
