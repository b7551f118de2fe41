import { z } from 'zod';
import {
  backend,
  boolean,
  definePluginSettings,
  described,
  elsewhere,
  frontend,
  list,
  map,
  mapOf,
  number,
  oneOf,
  secretElsewhere,
  text,
  texts,
} from '#config/schema';
import { searchDescriptions, searchKinds } from './descriptions';

/** The languages that PostgreSQL has stop words and stems for. */
const searchLanguages = [
  'arabic',
  'armenian',
  'basque',
  'catalan',
  'danish',
  'dutch',
  'english',
  'finnish',
  'french',
  'german',
  'greek',
  'hindi',
  'hungarian',
  'indonesian',
  'irish',
  'italian',
  'lithuanian',
  'nepali',
  'norwegian',
  'portuguese',
  'romanian',
  'russian',
  'serbian',
  'spanish',
  'swedish',
  'tamil',
  'turkish',
  'yiddish',
] as const;

const entityFilter = mapOf(texts());

const catalogCollator = map({
  filter: backend(
    z.union([entityFilter, list(entityFilter)]).meta({
      wanted: "a map such as { kind: ['Component', 'API'] }, or a list of such maps",
    }),
    'Which entities are found. All by default. An entity must match every key of one of the maps.',
  ).optional(),
  locationTemplate: backend(
    text(),
    'The path that a result leads to, with `:namespace`, `:kind` and `:name`.',
  ).default('/catalog/:namespace/:kind/:name'),
  batchSize: elsewhere('How many entities to read at once.').optional(),
  schedule: elsewhere('When to read all entities again. Trellis follows changes as they happen.').optional(),
});

const techdocsCollator = map({
  locationTemplate: backend(
    text(),
    'The path that a result leads to, with `:namespace`, `:kind`, `:name` and `:path`.',
  ).default('/docs/:namespace/:kind/:name/:path'),
}).catchall(elsewhere('A setting of the search in Backstage.'));

const highlightOptions = map({
  useHighlight: backend(boolean(), 'Whether responses mark the found words.').default(true),
  maxWords: backend(number(1, 1000), 'Words in a fragment of a long text.').default(35),
  maxFragments: backend(number(1, 20), 'The highest number of fragments of a long text.').default(2),
  fragmentDelimiter: backend(text(), 'The text between two fragments.').default(' ... '),
});

const section = map({
  defaultType: frontend(text(), 'The result type that is selected when the search page opens.').optional(),
  query: map({
    pageLimit: frontend(number(1, 100), 'Results per page.').default(25),
  }).optional(),
  maxPageLimit: frontend(
    number(1, 1000),
    'The most results that a request can ask for. Pages of the browser are never larger.',
  ).default(100),
  maxTermLength: frontend(number(1, 10_000), 'The most characters of a search term.').default(100),
  languages: backend(
    list(oneOf(searchLanguages)),
    'Languages of the texts. Their stop words are ignored, and different forms of a word find each other. A change rebuilds the index.',
  ).default(['english']),
  boosts: map({
    owned: backend(
      number(0, 1),
      'How far results that the user or their groups own move up. 0 is not at all. 0.5 is to the top of those that match equally well. 1 is level with those that match one step better.',
    ).default(0.5),
    starred: backend(number(0, 1), 'How far starred entities of the user move up, like `owned`.').default(
      0.5,
    ),
  }).optional(),
  collators: map({ catalog: catalogCollator.optional(), techdocs: techdocsCollator.optional() })
    .catchall(elsewhere('The collator of another plugin.'))
    .optional(),
  pg: map({ highlightOptions: highlightOptions.optional() }).optional(),
  elasticsearch: secretElsewhere('The connection to Elasticsearch or OpenSearch.').optional(),
});

/** Settings of the plugin `search` in `app-config.yaml`. */
export const searchSettings = definePluginSettings({
  sections: { search: described(section, 'Search.') },
  keys: {
    'search.query': 'The results of a query.',
    'search.boosts': 'Which results move up.',
    'search.collators': 'What is indexed, by plugin.',
    'search.collators.catalog': 'Entities of the catalog, the type `software-catalog`.',
    'search.collators.techdocs': 'Pages of documentation, the type `techdocs`.',
    'search.collators.catalog.filter': {
      text: '',
      examples: [{ kind: ['Component', 'API', 'System'] }],
    },
    'search.collators.catalog.filter[]': 'An entity must match every key of one of the maps.',
    'search.collators.catalog.filter.*': 'The values for a key, such as `kind` or `metadata.tags`.',
    'search.collators.catalog.filter[].*': 'The values for a key, such as `kind` or `metadata.tags`.',
    'search.languages[]': 'A language.',
    'search.pg': 'Settings that apply to the search in PostgreSQL.',
    'search.pg.highlightOptions': 'How responses mark the found words.',
  },
  examples: {
    search: `search:
  defaultType: software-catalog
  query: { pageLimit: 50 }
  languages: [english, german]
  boosts: { owned: 1, starred: 0.5 }
  collators:
    catalog:
      filter: { kind: [Component, API, System, Group, User] }
`,
  },
  extensions: searchDescriptions,
  kinds: searchKinds,
});
