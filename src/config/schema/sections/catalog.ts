import { z } from 'zod';
import { backend, elsewhere, frontend, frontendDeep, secretDeep } from '../keys';
import {
  anything,
  boolean,
  duration,
  list,
  map,
  mapOf,
  number,
  oneOf,
  text,
  texts,
  usually,
} from '../values';

const allow = backend(texts(), 'Kinds of entities that are allowed, as in [Component, API].');

const location = map({
  type: backend(
    usually(['file', 'url'], "'file', 'url' or a type that the backend knows"),
    "'file' for a path on this machine (globs allowed), 'url' for an http or https address.",
  ),
  target: backend(text(), 'The path or address of a descriptor file.'),
  rules: list(map({ allow: allow.optional() })).optional(),
});

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

/** The software catalogue: where its entities come from and which are allowed. */
export const catalog = map({
  locations: list(location).optional(),
  rules: list(rule).optional(),
  import: map({
    entityFilename: frontend(text(), 'Name of descriptor files in repositories.').default(
      'catalog-info.yaml',
    ),
    pullRequestBranchName: frontend(
      text(),
      'Branch for the pull request that adds a descriptor file.',
    ).optional(),
  }).optional(),
  processingInterval: backend(
    z
      .union([z.literal(false), duration()])
      .meta({ wanted: "false or a span of time such as '10 minutes' or { minutes: 10 }" }),
    'How often locations are read again.',
  ).optional(),
  orphanStrategy: backend(
    oneOf(['keep', 'delete']),
    'What becomes of entities whose location is gone.',
  ).optional(),
  readonly: backend(boolean(), 'Refuses to register and to remove locations.').optional(),
  experimentalPagination: frontendDeep(
    pagination.meta({ wanted: 'true, false or a map with mode, offset and limit' }),
    'How the table of the catalogue pages.',
  ).optional(),
  orphanProviderStrategy: elsewhere('What becomes of entities whose provider is gone.').optional(),
  providers: secretDeep(mapOf(anything()), 'Sources of entities that backend modules add.').optional(),
  processors: secretDeep(
    mapOf(anything()),
    'Settings of the processors that backend modules add.',
  ).optional(),
  stitchingStrategy: elsewhere('When relations are stitched.').optional(),
  useUrlReadersSearch: elsewhere('How globs in addresses are searched.').optional(),
  disableRelationsCompatibility: elsewhere('Leaves the older form of relations out of answers.').optional(),
});
