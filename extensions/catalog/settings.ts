import {
  anything,
  backend,
  boolean,
  definePluginSettings,
  described,
  type Doubt,
  type DoubtContext,
  doubted,
  duration,
  elsewhere,
  frontend,
  frontendDeep,
  known,
  list,
  map,
  mapOf,
  number,
  oneOf,
  secretDeep,
  text,
  usually,
} from '#config/schema';
import { z } from 'zod';
import { catalogDescriptions } from './descriptions';
import { catalogKinds } from './kindDescriptions';

const kind = known(
  ['Component', 'API', 'Resource', 'System', 'Domain', 'Group', 'User', 'Location', 'Template'],
  'built-in kind',
);

const allowed = z
  .union([
    kind,
    map({
      kind: backend(kind, 'Allowed entity kind.'),
      'spec.type': backend(text(), 'Limits the kind to entities of this type.').optional(),
    }),
  ])
  .meta({ wanted: "a kind such as 'Component', or a map with a kind and a spec.type" });

const allow = backend(list(allowed), 'Allowed entity kinds, such as [Component, API].');

const location = doubted(
  map({
    type: backend(
      usually(['file', 'url'], "'file', 'url' or a type that the backend supports"),
      "'file' for a path on this machine, which can have globs, 'url' for an HTTP or HTTPS URL.",
    ),
    target: backend(text(), 'The path or URL of a descriptor file.'),
    rules: list(map({ allow: allow.optional() })).optional(),
  }),
  doubtLocation,
);

/** Finds locations that cannot be read: URLs without a scheme, and files that don't exist. */
function doubtLocation(value: unknown, { findFiles }: DoubtContext): Doubt | undefined {
  const { type, target } = (value ?? {}) as { type?: unknown; target?: unknown };
  if (typeof target !== 'string' || target === '') return undefined;
  const isUrl = /^https?:\/\//i.test(target);
  if (type === 'url' && !isUrl) {
    const meant = /^[\w-]+(\.[\w-]+)+(:\d+)?\//.test(target) ? [`https://${target}`] : [];
    return {
      text: "must be an http or https URL, because the type is 'url'.",
      hint: meant[0] === undefined ? "Use a URL, or the type 'file'." : `Did you mean '${meant[0]}'?`,
      candidates: meant,
      path: ['target'],
    };
  }
  if (type !== 'file') return undefined;
  if (isUrl)
    return {
      text: "is 'file', but the target is a URL.",
      hint: "Did you mean 'url'?",
      candidates: ['url'],
      path: ['type'],
    };
  const { exist, candidates } = findFiles(target);
  if (exist) return undefined;
  return {
    text: `is '${target}', but no such file exists.`,
    hint:
      candidates[0] === undefined
        ? 'Relative paths start at the folder in which the portal is started.'
        : `Did you mean '${candidates[0]}'?`,
    candidates,
    path: ['target'],
  };
}

const rule = map({
  allow: allow.optional(),
  locations: backend(list(anything()), 'Limits the rule to these locations.').optional(),
});

const pagination = z.union([
  z.boolean(),
  map({
    mode: oneOf(['cursor', 'offset']).optional(),
    offset: number(0).optional(),
    limit: number(1).optional(),
  }),
]);

const section = map({
  locations: list(location).optional(),
  rules: list(rule).optional(),
  import: map({
    entityFilename: frontend(text(), 'Name of descriptor files in repositories.').default(
      'catalog-info.yaml',
    ),
    pullRequestBranchName: frontend(
      text(),
      'Branch name of pull requests that add a descriptor file.',
    ).optional(),
  }).optional(),
  processingInterval: backend(
    z
      .union([z.literal(false), duration()])
      .meta({ wanted: "false or a duration such as '10 minutes' or { minutes: 10 }" }),
    'How often to refresh locations.',
  ).optional(),
  orphanStrategy: backend(
    oneOf(['keep', 'delete']),
    'What to do with entities whose location no longer exists.',
  ).optional(),
  readonly: backend(boolean(), 'Rejects requests that register or remove locations.').optional(),
  experimentalPagination: frontendDeep(
    pagination.meta({ wanted: 'true, false or a map with mode, offset and limit' }),
    'Pagination of the catalog table.',
  ).optional(),
  orphanProviderStrategy: elsewhere('What to do with entities whose provider no longer exists.').optional(),
  providers: secretDeep(mapOf(anything()), 'Settings of entity providers from backend modules.').optional(),
  processors: secretDeep(mapOf(anything()), 'Settings of processors from backend modules.').optional(),
  stitchingStrategy: elsewhere('When to stitch relations.').optional(),
  useUrlReadersSearch: elsewhere('Uses the search of URL readers for globs in URLs.').optional(),
  disableRelationsCompatibility: elsewhere('Omits the older format of relations from responses.').optional(),
});

/** Settings of the plugin `catalog` in `app-config.yaml`. */
export const catalogSettings = definePluginSettings({
  sections: {
    catalog: described(section, 'The software catalog: where its entities come from and which are allowed.'),
  },
  keys: {
    'catalog.locations': 'Where to read entities from.',
    'catalog.locations[].rules': 'Additional kinds that are allowed for this location.',
    'catalog.rules': 'Which entity kinds are allowed.',
    'catalog.import': 'Registration of existing components.',
    'catalog.experimentalPagination.mode': '`cursor` allows the previous and next page, `offset` any page.',
    'catalog.experimentalPagination.offset': 'The first row, starting at 0.',
    'catalog.experimentalPagination.limit': 'Rows per page.',
    'catalog.processingInterval': { text: '', examples: ['10 minutes', { minutes: 10 }] },
  },
  examples: {
    catalog: `catalog:
  processingInterval: { minutes: 10 }
  rules:
    - allow: [Component, API, Resource, System, Domain, Group, User, Location]
  locations:
    - type: file
      target: ./catalog/all.yaml
    - type: url
      target: https://git.acme.example/raw/catalog-info.yaml
      rules:
        - allow: [Component]
`,
  },
  extensions: catalogDescriptions,
  kinds: catalogKinds,
});
