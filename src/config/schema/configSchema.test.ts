import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { loadText, summarize } from '../node/testing/loadText';
import { configSchema } from './configSchema';
import { findChildSchema, listChildSchemas } from './descend';
import { readDef, readMeta, unwrap } from './keys';

interface Leaf {
  path: string;
  schema: z.core.$ZodType;
}

/** The keys inside of a schema, or the items of a list. */
function listInside(schema: z.core.$ZodType): Array<[string, z.core.$ZodType]> {
  const item = readDef(unwrap(schema)).type === 'array' ? findChildSchema(schema, 0) : undefined;
  return item ? [['[]', item]] : listChildSchemas(schema).map(([key, child]) => [`.${key}`, child]);
}

function isDescribed(schema: z.core.$ZodType): boolean {
  return (
    readMeta(schema).description !== undefined || listInside(schema).some(([, child]) => isDescribed(child))
  );
}

/** Every key of the schema that is described as a whole; lists are entered once. */
function listLeaves(schema: z.core.$ZodType, path: string): Leaf[] {
  const inside = listInside(schema);
  const whole = readMeta(schema).description !== undefined && !inside.some(([, child]) => isDescribed(child));
  if (inside.length === 0 || whole || readMeta(schema).deepVisibility) return [{ path, schema }];
  return inside.flatMap(([key, child]) => listLeaves(child, path === '' ? key.replace('.', '') : path + key));
}

const leaves = listLeaves(configSchema, '');

describe('the schema', () => {
  it('describes every key', () => {
    expect(leaves.length).toBeGreaterThan(100);
    const silent = leaves.filter(({ schema }) => readMeta(schema).description === undefined);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('shows the browser these keys and no others', () => {
    const visible = leaves.filter(({ schema }) => {
      const { visibility, deepVisibility } = readMeta(schema);
      return visibility === 'frontend' || deepVisibility === 'frontend';
    });
    expect(visible.map(({ path }) => path)).toMatchSnapshot();
  });

  it('gives visibility only to what has no keys of its own', () => {
    const odd = leaves.filter(({ schema }) => {
      const type = readDef(unwrap(schema)).type;
      return readMeta(schema).visibility === 'frontend' && ['object', 'array', 'record'].includes(type);
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});

describe('values', () => {
  it.each<[yaml: string, problem: string, message: string]>([
    ['app: {title: 3}', '1:14 app.title', "'app.title' must be text, and it is a number."],
    ['app: {title: [a]}', '1:14 app.title', "'app.title' must be text, and it is a list."],
    [
      'app: {baseUrl: nowhere}',
      '1:16 app.baseUrl',
      "'app.baseUrl' must be an http or https URL, and it is some other text.",
    ],
    [
      'app: {baseUrl: "javascript:alert(1)"}',
      '1:16 app.baseUrl',
      "'app.baseUrl' must be an http or https URL, and it is some other text.",
    ],
    ['app: text', '1:6 app', "'app' must be a map, and it is some other text."],
    ['app: [a]', '1:6 app', "'app' must be a map, and it is a list."],
    [
      'app: {extensions: {a: true}}',
      '1:19 app.extensions',
      "'app.extensions' must be a list, and it is a map.",
    ],
    [
      'backend: {listen: {port: abc}}',
      '1:26 backend.listen.port',
      "'backend.listen.port' must be a number from 0 to 65535, and it is some other text.",
    ],
    [
      'backend: {listen: {port: 70000}}',
      '1:26 backend.listen.port',
      "'backend.listen.port' must be a number from 0 to 65535, and it is another number.",
    ],
    [
      'permission: {enabled: maybe}',
      '1:23 permission.enabled',
      "'permission.enabled' must be true or false, and it is some other text.",
    ],
    [
      'techdocs: {builder: externl}',
      '1:21 techdocs.builder',
      "'techdocs.builder' must be 'local' or 'external', and it is some other text.",
    ],
    [
      'catalog: {locations: [{type: file}]}',
      '1:23 catalog.locations[0]',
      "'catalog.locations[0]' lacks the key 'target', which must be text.",
    ],
    [
      'catalog: {locations: [~]}',
      '1:23 catalog.locations[0]',
      "'catalog.locations[0]' must be a map, and it is empty.",
    ],
    [
      'catalog: {processingInterval: soon}',
      '1:31 catalog.processingInterval',
      "'catalog.processingInterval' must be false or a span of time such as '10 minutes' or { minutes: 10 }, and it is some other text.",
    ],
    [
      'catalog: {processingInterval: {minuts: 3}}',
      '1:31 catalog.processingInterval',
      "'catalog.processingInterval' must be false or a span of time such as '10 minutes' or { minutes: 10 }, and it is a map.",
    ],
    [
      'proxy: {endpoints: {/x: {target: nowhere}}}',
      '1:34 proxy.endpoints./x.target',
      "'proxy.endpoints./x.target' must be an http or https URL, and it is some other text.",
    ],
    [
      'search: {query: {pageLimit: 500}}',
      '1:29 search.query.pageLimit',
      "'search.query.pageLimit' must be a number from 1 to 100, and it is another number.",
    ],
  ])('%s is refused', async (yaml, place, message) => {
    const { problems } = await loadText(yaml);
    expect(summarize(problems)).toEqual([`CONFIG_VALUE_INVALID ${place}`]);
    expect(problems[0]).toMatchObject({ severity: 'error', message });
  });

  it.each([
    "backend: {listen: {port: '7007'}}",
    "backend: {listen: ':7007'}",
    "permission: {enabled: 'true'}",
    'permission: {enabled: "no"}',
    'catalog: {processingInterval: {minutes: 10}}',
    'catalog: {processingInterval: 30s}',
    'catalog: {processingInterval: PT1H30M}',
    'catalog: {processingInterval: false}',
    'catalog: {experimentalPagination: {mode: offset, limit: 50}}',
    'catalog: {rules: [{allow: [Component]}]}',
    'app: {packages: all}',
    'app: {packages: {include: [a]}}',
    'app: {title: null, extensions: ~}',
    'auth: {providers: {guest: ~, github: {development: {clientId: a}}}}',
    'proxy: {/old: {target: "http://x"}, endpoints: {/new: "http://y"}}',
    'backend: {cors: false, csp: {upgrade-insecure-requests: false, img-src: ["*"]}}',
    'scaffolder:\nkubernetes:\nproxy:\n',
  ])('%s is accepted', async (yaml) => {
    const { problems } = await loadText(yaml);
    expect(problems).toEqual([]);
  });

  it('are numbers and booleans also where variables give texts', async () => {
    const { data } = await loadText(
      "backend: {listen: {port: '${PORT}'}, cors: {credentials: 'no'}}\npermission: {enabled: '${ON}'}\napp: {title: '42'}",
      { env: { PORT: '8080', ON: 'True' } },
    );
    expect(data['backend']).toMatchObject({ listen: { port: 8080 }, cors: { credentials: false } });
    expect(data['permission']).toEqual({ enabled: true });
    expect(data['app']).toMatchObject({ title: '42' });
  });

  it('are not used when they are refused: the default counts, and the rest stays', async () => {
    const { data, problems } = await loadText(
      'app: {title: [], baseUrl: "http://here"}\ncatalog:\n  locations:\n    - {type: file}\n    - {type: 1, target: b}\n    - {type: file, target: c}',
    );
    expect(summarize(problems)).toHaveLength(3);
    expect(data['app']).toEqual({ title: 'Trellis', baseUrl: 'http://here' });
    expect(data['catalog']).toMatchObject({ locations: [{ type: 'file', target: 'c' }] });
  });

  it('are all checked at once', async () => {
    const { problems } = await loadText(
      'app: {title: 1, baseUrl: 2}\npermission: {enabled: 3}\norganization: {name: [x]}',
    );
    expect(summarize(problems).toSorted()).toEqual([
      'CONFIG_VALUE_INVALID 1:14 app.title',
      'CONFIG_VALUE_INVALID 1:26 app.baseUrl',
      'CONFIG_VALUE_INVALID 2:23 permission.enabled',
      'CONFIG_VALUE_INVALID 3:22 organization.name',
    ]);
  });

  it('that lack a key only because its variable is missing say so once', async () => {
    const { data, problems } = await loadText("catalog: {locations: [{type: url, target: '${NOPE}'}]}");
    expect(summarize(problems)).toEqual(['CONFIG_VARIABLE_MISSING 1:43 catalog.locations[0].target']);
    expect(data['catalog']).toMatchObject({ locations: [] });
  });

  it('are never told: a secret in the wrong place stays unknown', async () => {
    const { problems } = await loadText(
      'backend: {auth: {keys: [canary]}, baseUrl: canary}\nintegrations: {github: [{host: [canary]}]}',
    );
    expect(problems).toHaveLength(3);
    expect(JSON.stringify(problems)).not.toContain('canary');
  });
});

describe('unknown keys', () => {
  it.each<[yaml: string, problem: string, hint: string]>([
    ['app: {titel: x}', '1:7 app.titel', "Did you mean 'title'?"],
    ['backend: {lisen: {port: 1}}', '1:11 backend.lisen', "Did you mean 'listen'?"],
    [
      'catalog: {locations: [{type: file, target: a, ruls: []}]}',
      '1:47 catalog.locations[0].ruls',
      "Did you mean 'rules'?",
    ],
    ['catalogue: {}', '1:1 catalogue', "Did you mean 'catalog'?"],
    ['organization: {whatever: 1}', '1:16 organization.whatever', "Keys here are 'name'."],
  ])('%s warns', async (yaml, problem, hint) => {
    const { problems } = await loadText(yaml);
    expect(summarize(problems)).toEqual([`CONFIG_KEY_UNKNOWN ${problem}`]);
    expect(problems[0]).toMatchObject({ severity: 'warning', hint });
  });

  it.each([
    'kafka: {a: 1}',
    'dynamicPlugins: {rootDirectory: x}',
    'auth: {providers: {okta: {anything: 1}}}',
    'backend: {cache: {store: memory}}',
  ])('%s is the business of others', async (yaml) => {
    expect((await loadText(yaml)).problems).toEqual([]);
  });
});

describe('defaults', () => {
  it('fill in what the files do not say', async () => {
    const { data, locate } = await loadText('');
    expect(data).toMatchObject({
      app: { title: 'Trellis', baseUrl: 'http://localhost:7007' },
      backend: { baseUrl: 'http://localhost:7007' },
      organization: { name: 'Company' },
      auth: { environment: 'development' },
      permission: { enabled: false },
      catalog: { import: { entityFilename: 'catalog-info.yaml' } },
    });
    expect(locate(['app', 'title'])).toBeUndefined();
  });

  it('count for a section whose keys are all commented out, and not for a key that is null', async () => {
    const { data } = await loadText('app:\n  # title: x\nbackend: {baseUrl: ~}');
    expect(data['app']).toMatchObject({ title: 'Trellis' });
    expect(data['backend']).toEqual({ baseUrl: null });
  });
});
