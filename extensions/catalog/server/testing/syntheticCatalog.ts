import type { Entity, JsonObject } from '#model';
import type { DeclaredRelation, IngestedEntity } from '../ports/store';

const ADJECTIVES = words(
  'amber brave calm deep early fast green high inner just keen late mild new open prime quick raw solid true urban vast warm young',
);
const NOUNS = words(
  'account alert artist asset audit basket billing booking cargo catalog channel checkout claim contract customer delivery device document event feature feed fleet form gateway grant identity invoice item job ledger letter listing loan login lookup mail market media meter metric notice offer order parcel payment payroll permit photo plan player playlist podcast policy portal pricing profile quote rating receipt recipe refund report review reward route schedule search sensor session shipment shuffle signal stock stream survey task tax ticket token track trade transfer trip upload vehicle vendor visit voucher wallet warehouse widget',
);
const ROLES = words(
  'api app batch cache cli client consumer controller core daemon engine exporter gateway importer indexer job lib monitor proxy router scheduler sdk service store sync ui web worker',
);
const LANGUAGES = words('java go python typescript kotlin rust cpp elixir scala ruby php swift');
const TOPICS = words(
  'data web backend frontend batch streaming grpc rest graphql kafka postgres redis s3 mobile ios android internal external public payments security compliance observability machine-learning search platform legacy critical pii gdpr analytics reporting notifications identity infrastructure ci-cd experiment core edge partner',
);
const FIRST = words(
  'ada ben cleo dan eva finn gina hugo ines jan kim leo mia noel ola pia quin rosa sam tara uma vera wes xena yara zoe',
);
const LAST = words(
  'adler brandt costa diaz evans fischer garcia haas ito jensen kruger lopez meyer novak olsen park quist rossi silva tanaka ueda vogel weber xu young zhang',
);

/** Entities of each kind in a large catalog, per thousand. */
const SHARES = {
  Domain: 3,
  System: 40,
  Group: 20,
  User: 80,
  API: 150,
  Resource: 100,
  Template: 3,
  Location: 4,
};

type Kind = keyof typeof SHARES | 'Component';

/**
 * Creates a realistic catalog of exactly `count` entities. The result depends only on the arguments. It has all kinds, teams
 * that own about forty entities each, relations in both directions, tags, labels, annotations and descriptions.
 */
export function createSyntheticCatalog(count: number, seed = 7): IngestedEntity[] {
  const random = createRandom(seed);
  const sizes = resolveSizes(count);
  const names = nameAll(sizes, random);
  const entities: IngestedEntity[] = [];
  for (const kind of Object.keys(names) as Kind[]) {
    for (const [index, name] of names[kind].entries())
      entities.push(createOne(kind, name, index, names, random));
  }
  return entities;
}

function resolveSizes(count: number): Record<Kind, number> {
  const sizes = { Component: count } as Record<Kind, number>;
  for (const [kind, share] of Object.entries(SHARES)) {
    const size = Math.max(1, Math.floor((count * share) / 1000));
    sizes[kind as Kind] = size;
    sizes.Component -= size;
  }
  return sizes;
}

function nameAll(sizes: Record<Kind, number>, random: Random): Record<Kind, string[]> {
  const names = {} as Record<Kind, string[]>;
  for (const [kind, size] of Object.entries(sizes)) {
    names[kind as Kind] = Array.from({ length: size }, (_, index) => nameOne(kind as Kind, index, random));
  }
  return names;
}

function nameOne(kind: Kind, index: number, random: Random): string {
  const noun = random.pick(NOUNS);
  if (kind === 'User') return `${random.pick(FIRST)}.${random.pick(LAST)}${index}`;
  if (kind === 'Group') return `team-${noun}-${index}`;
  if (kind === 'Domain') return `${noun}-domain-${index}`;
  if (kind === 'System') return `${noun}-platform-${index}`;
  if (kind === 'Template') return `new-${noun}-${index}`;
  if (kind === 'Location') return `${noun}-files-${index}`;
  return `${random.pick(ADJECTIVES)}-${noun}-${random.pick(ROLES)}-${index}`;
}

function createOne(
  kind: Kind,
  name: string,
  index: number,
  names: Record<Kind, string[]>,
  random: Random,
): IngestedEntity {
  const ref = refOf(kind, name);
  const { spec, relations } = specOf(kind, ref, index, names, random);
  const repository = `https://github.com/example/${name}`;
  const entity: Entity = {
    apiVersion: kind === 'Template' ? 'scaffolder.backstage.io/v1beta3' : 'backstage.io/v1alpha1',
    kind,
    metadata: {
      name,
      namespace: 'default',
      ...(random.chance(0.3) ? { title: titleOf(name) } : {}),
      description: `The ${titleOf(name)} ${kind.toLowerCase()}, kept by its team for everyone who works with ${random.pick(NOUNS)} and ${random.pick(NOUNS)} data.`,
      annotations: {
        'backstage.io/managed-by-location': `url:${repository}/blob/main/catalog-info.yaml`,
        'backstage.io/managed-by-origin-location':
          'url:https://github.com/example/catalog/blob/main/all.yaml',
        ...(kind === 'Component'
          ? {
              'backstage.io/source-location': `url:${repository}/`,
              'github.com/project-slug': `example/${name}`,
              'example.com/tier': String(random.below(4)),
            }
          : {}),
        ...(kind === 'Component' && random.chance(0.5) ? { 'backstage.io/kubernetes-id': name } : {}),
        ...(kind === 'Component' && random.chance(0.4) ? { 'backstage.io/techdocs-ref': 'dir:.' } : {}),
      },
      ...(kind === 'User' || kind === 'Location' ? {} : { tags: tagsOf(random) }),
      ...(kind === 'Component' || kind === 'API'
        ? { labels: { area: random.pick(NOUNS), tier: String(random.below(4)) } }
        : {}),
      ...(random.chance(0.3)
        ? { links: [{ url: `https://wiki.example.com/${name}`, title: 'Handbook', icon: 'docs' }] }
        : {}),
    },
    spec,
  };
  return { ref, entity, relations, errors: [] };
}

interface SpecAndRelations {
  spec: JsonObject;
  relations: DeclaredRelation[];
}

function specOf(
  kind: Kind,
  ref: string,
  index: number,
  names: Record<Kind, string[]>,
  random: Random,
): SpecAndRelations {
  const relations: DeclaredRelation[] = [];
  const relate = (type: string, opposite: string, targetRef: string) => {
    relations.push(
      { sourceRef: ref, type, targetRef },
      { sourceRef: targetRef, type: opposite, targetRef: ref },
    );
  };
  const owner = random.pick(names.Group);
  const system = random.pick(names.System);
  const own = () => relate('ownedBy', 'ownerOf', refOf('Group', owner));
  const belong = () => relate('partOf', 'hasPart', refOf('System', system));
  const lifecycle = random.weighted({ production: 70, experimental: 20, deprecated: 10 });
  switch (kind) {
    case 'Component': {
      own();
      belong();
      const consumesApis = random.some(names.API, 3);
      const dependsOn = random.some(names.Resource, 2);
      for (const api of consumesApis) relate('consumesApi', 'apiConsumedBy', refOf('API', api));
      for (const resource of dependsOn) relate('dependsOn', 'dependencyOf', refOf('Resource', resource));
      const type = random.weighted({ service: 60, website: 15, library: 20, 'data-pipeline': 5 });
      return {
        spec: {
          type,
          lifecycle,
          owner,
          system,
          consumesApis,
          dependsOn: dependsOn.map((name) => `resource:${name}`),
        },
        relations,
      };
    }
    case 'API': {
      own();
      belong();
      const type = random.weighted({ openapi: 70, graphql: 10, grpc: 10, asyncapi: 10 });
      return { spec: { type, lifecycle, owner, system, definition: definitionOf(ref, index) }, relations };
    }
    case 'Resource': {
      own();
      belong();
      return {
        spec: {
          type: random.weighted({ database: 50, 's3-bucket': 30, 'kubernetes-cluster': 5, queue: 15 }),
          owner,
          system,
        },
        relations,
      };
    }
    case 'System': {
      own();
      const domain = random.pick(names.Domain);
      relate('partOf', 'hasPart', refOf('Domain', domain));
      return { spec: { owner, domain, type: 'feature-set' }, relations };
    }
    case 'User': {
      const memberOf = [random.pick(names.Group)];
      for (const group of memberOf) relate('memberOf', 'hasMember', refOf('Group', group));
      const displayName = titleOf(ref.slice('user:default/'.length).replace('.', '-'));
      return {
        spec: {
          profile: { displayName, email: `${ref.slice('user:default/'.length)}@example.com` },
          memberOf,
        },
        relations,
      };
    }
    case 'Group': {
      const parent = index < 8 ? undefined : names.Group[Math.floor(index / 8)];
      if (parent) relate('childOf', 'parentOf', refOf('Group', parent));
      return {
        spec: {
          type: index < 8 ? 'department' : 'team',
          profile: { displayName: titleOf(names.Group[index] ?? '') },
          parent,
          children: [],
        },
        relations,
      };
    }
    case 'Location':
      return {
        spec: {
          type: 'url',
          targets: [`https://github.com/example/files-${index}/blob/main/catalog-info.yaml`],
        },
        relations,
      };
    default:
      own();
      return { spec: { owner, type: 'service', steps: [] }, relations };
  }
}

function definitionOf(ref: string, index: number): string {
  const paths = NOUNS.slice(index % 40, (index % 40) + 20).map(
    (noun) =>
      `  /${noun}s:\n    get:\n      summary: List all ${noun}s\n      responses: {'200': {description: ok}}`,
  );
  return `openapi: 3.1.0\ninfo:\n  title: ${ref}\n  version: 1.0.0\npaths:\n${paths.join('\n')}\n`;
}

function tagsOf(random: Random): string[] {
  return [...new Set([random.pick(LANGUAGES), ...random.some(TOPICS, 4)])];
}

function refOf(kind: Kind, name: string): string {
  return `${kind.toLowerCase()}:default/${name}`;
}

function titleOf(name: string): string {
  return name.replaceAll(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );
}

function words(text: string): string[] {
  return text.split(' ');
}

/** Creates a random generator (mulberry32) that depends only on the seed. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)];
    if (found === undefined) throw new RangeError('Cannot pick from an empty list.');
    return found;
  };
  return {
    below,
    pick,
    chance: (share: number) => next() < share,
    some: <T>(list: readonly T[], most: number) => [
      ...new Set(Array.from({ length: below(most + 1) }, () => pick(list))),
    ],
    weighted: (shares: Record<string, number>) => {
      let left = next() * Object.values(shares).reduce((sum, share) => sum + share, 0);
      return Object.entries(shares).find(([, share]) => (left -= share) < 0)?.[0] ?? '';
    },
  };
}

type Random = ReturnType<typeof createRandom>;
