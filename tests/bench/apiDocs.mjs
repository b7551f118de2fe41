import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { stringify } from 'yaml';
import { resolveBrowser } from '../browser.mjs';
import { median } from './web.mjs';

/** Measures large API definitions: time to the first part, long tasks, and search. */

/** @typedef {{ name: string, value: number, unit: string, aim?: number }} Figure */

const runs = 3;

/** Creates a list of values. */
function times(count, create) {
  return Array.from({ length: count }, (_, index) => create(index));
}

/** Creates an OpenAPI document with this many operations, half as many schemas, and the properties of each schema. */
function createOpenApi(operations, properties) {
  const schemas = operations / 2;
  const schema = (index) => ({ $ref: `#/components/schemas/Schema${index % schemas}` });
  const content = (index) => ({ 'application/json': { schema: schema(index) } });
  return {
    openapi: '3.0.3',
    info: { title: 'Large', version: '1' },
    paths: Object.fromEntries(
      times(operations, (index) => [
        `/resources/${index}/{parameter0}`,
        {
          post: {
            tags: [`Tag ${index % 40}`],
            operationId: `operation${index}`,
            summary: `Operation ${index}`,
            description:
              'Returns the sailings of one day, **earliest first**.\n\nThe `status` is that of the ship.\n',
            parameters: times(6, (parameter) => ({
              name: `parameter${parameter}`,
              in: parameter === 0 ? 'path' : 'query',
              required: parameter === 0,
              description: 'Filters the result by this value.',
              schema: { type: 'string', enum: ['first', 'second', 'third'] },
            })),
            requestBody: { content: content(index) },
            responses: Object.fromEntries(
              ['200', '400', '401', '404', '500'].map((status) => [
                status,
                { description: `The response ${status}: it's as described`, content: content(index * 7) },
              ]),
            ),
          },
        },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        times(schemas, (index) => [
          `Schema${index}`,
          {
            type: 'object',
            required: ['property0'],
            properties: Object.fromEntries(
              times(properties, (property) => [
                `property${property}`,
                property === 0
                  ? schema(index + 1)
                  : {
                      type: 'string',
                      nullable: true,
                      description: `Property ${property} of the schema: a value`,
                      example: `value ${property}`,
                    },
              ]),
            ),
          },
        ]),
      ),
    },
  };
}

function createAsyncApi(channels) {
  return {
    asyncapi: '3.0.0',
    info: { title: 'Large', version: '1' },
    channels: Object.fromEntries(
      times(channels, (index) => [
        `channel${index}`,
        {
          address: `ships/${index}/{id}`,
          description: 'Positions of ships, **latest first**.',
          messages: Object.fromEntries(
            times(4, (message) => [
              `message${message}`,
              {
                payload: {
                  type: 'object',
                  properties: Object.fromEntries(
                    times(10, (property) => [
                      `property${property}`,
                      { type: 'string', description: 'A value.' },
                    ]),
                  ),
                },
              },
            ]),
          ),
        },
      ]),
    ),
    operations: Object.fromEntries(
      times(channels, (index) => [
        `operation${index}`,
        { action: 'send', summary: `Operation ${index}`, channel: { $ref: `#/channels/channel${index}` } },
      ]),
    ),
  };
}

/** Creates a schema of `types` types with `fields` fields each. The first has a field to each of the others. */
function createGraphql(types, fields) {
  const field = (type, index) =>
    `  """Returns the **value** ${index}."""\n  field${index}(first: Int, after: String, orderBy: [String!] = ["a"]): Type${(type * 7 + index) % types}`;
  const all = times(
    types,
    (type) =>
      `"""The type ${type}."""\ntype Type${type} {\n${times(type === 0 ? 600 : fields, (index) => field(type, index)).join('\n')}\n}`,
  );
  const queries = times(300, (index) => `  query${index}(id: ID!): Type${index}`);
  return [`type Query {\n${queries.join('\n')}\n}`, ...all].join('\n\n');
}

/** What is opened: the query of the page, the text of the link to wait for, and what is typed into the search. */
const cases = [
  ...[
    ['openapi-json', 'OpenAPI, 5 MB of JSON with 1,000 operations'],
    ['openapi-yaml', 'OpenAPI, 5 MB of YAML with 1,000 operations'],
    ['openapi-json-10', 'OpenAPI, 10 MB of JSON with 2,000 operations'],
    ['openapi-yaml-10', 'OpenAPI, 10 MB of YAML with 2,000 operations'],
  ].map(([name, title]) => ({ name, title, first: 'Operation 0', typed: '999', found: 'Operation 999' })),
  {
    name: 'asyncapi',
    title: 'AsyncAPI, 800 channels with 3,200 messages',
    first: 'ships/0/',
    typed: '799',
    found: 'ships/799/',
  },
  {
    name: 'graphql',
    title: 'GraphQL, 1,200 types with 36,000 fields',
    first: 'query0',
    typed: 'query299',
    found: 'query299',
  },
  {
    name: 'graphql',
    title: 'GraphQL, a type with 600 fields',
    query: '?item=Type0',
    first: 'Type0',
    typed: 'field599',
    found: 'field599',
  },
];

/** Writes descriptors of the measured APIs to a folder, and returns the file that lists them. */
export function writeApis(folder) {
  const definitions = {
    'openapi-json': JSON.stringify(createOpenApi(1000, 50)),
    'openapi-yaml': stringify(createOpenApi(1000, 29), { aliasDuplicateObjects: false }),
    'openapi-json-10': JSON.stringify(createOpenApi(2000, 50)),
    'openapi-yaml-10': stringify(createOpenApi(2000, 29), { aliasDuplicateObjects: false }),
    asyncapi: stringify(createAsyncApi(800)),
    graphql: createGraphql(1200, 30),
  };
  const entities = Object.entries(definitions).map(([name, definition]) => {
    writeFileSync(join(folder, name), definition);
    return JSON.stringify({
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'API',
      metadata: { name },
      spec: {
        type: name.split('-')[0],
        lifecycle: 'production',
        owner: 'user:default/guest',
        definition: { $text: `./${name}` },
      },
    });
  });
  const file = join(folder, 'catalog.yaml');
  writeFileSync(file, entities.join('\n---\n'));
  return file;
}

/** Runs in the page: records long tasks from the start, and the time of the last key press. */
function watchPage() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('keydown', () => (window.pressedAt = performance.now()), true);
}

/** Runs in the page: resolves with the time when a link with this text is in the next frame. */
async function whenLinked([selector, text]) {
  const isThere = () =>
    [...document.querySelectorAll(selector)].some((link) => link.textContent.includes(text));
  const limit = performance.now() + 30_000;
  while (!isThere()) {
    if (performance.now() > limit) throw new Error(`No link with '${text}' appeared within 30 s.`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return performance.now();
}

/** Runs in the page: the time when the entity had arrived. */
function arrivalOfEntity() {
  const entity = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/by-name/'));
  return entity.responseEnd;
}

/** Runs in the page: waits until the page is complete, and returns the longest task that ended after a time. */
async function findLongestTask(since) {
  let quiet = 0;
  while (quiet < 10) {
    const before = window.longTasks.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const isBusy = document.querySelector('[aria-busy="true"]') !== null;
    quiet = isBusy || window.longTasks.length > before ? 0 : quiet + 1;
  }
  const tasks = window.longTasks.filter(({ startTime, duration }) => startTime + duration >= since);
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

async function measure(browser, url, { name, query = '', first, typed, found }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.goto(`${url}/catalog/default/api/${name}/definition${query}`);
  const shownAt = await page.evaluate(whenLinked, ['main a', first]);
  const arrivedAt = await page.evaluate(arrivalOfEntity);
  const longestTask = await page.evaluate(findLongestTask, arrivedAt);
  const search = page.locator('main nav input').first();
  // Nothing matches until the last character is deleted.
  await search.fill(`${typed}§`);
  await page.waitForFunction(
    (text) => ![...document.querySelectorAll('main nav a')].some((link) => link.textContent.includes(text)),
    found,
  );
  const searchStarted = await page.evaluate(() => performance.now());
  const shown = page.evaluate(whenLinked, ['main nav a', found]);
  await search.press('Backspace');
  const searched = (await shown) - (await page.evaluate(() => window.pressedAt));
  const longestSearchTask = await page.evaluate(findLongestTask, searchStarted);
  await context.close();
  return { opened: shownAt - arrivedAt, longestTask, searched, longestSearchTask };
}

/**
 * @param {string} url of a running portal with the APIs of {@link writeApis}
 * @returns {Promise<Figure[]>}
 */
export async function benchApiDocs(url) {
  const browser = await chromium.launch({
    executablePath: resolveBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const figures = [];
    for (const measured of cases) {
      const results = [];
      for (let run = 0; run < runs; run += 1) results.push(await measure(browser, url, measured));
      const of = (key) => median(results.map((result) => result[key]));
      const figure = (what, key, aim) =>
        figures.push({ name: `${measured.title}: ${what}`, value: of(key), unit: 'ms', aim });
      figure('first part after the data arrived', 'opened', 1500);
      figure('longest task while it opens', 'longestTask', 50);
      figure('results after a key press', 'searched', 50);
      figure('longest task while users search', 'longestSearchTask', 50);
    }
    return figures;
  } finally {
    await browser.close();
  }
}
