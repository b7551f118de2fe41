import { bundledSettings } from '#extensions/settings';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { loadText, summarize } from '../node/testing/loadText';
import { createConfigSchema } from './createConfigSchema';
import { findChildSchema, listChildSchemas } from '../schema/descend';
import { readDef, readMeta, unwrap } from '../schema/keys';

interface Leaf {
  path: string;
  schema: z.core.$ZodType;
}

/** Lists the keys of a schema, or the items of a list. */
function listInside(schema: z.core.$ZodType): Array<[string, z.core.$ZodType]> {
  const item = readDef(unwrap(schema)).type === 'array' ? findChildSchema(schema, 0) : undefined;
  return item ? [['[]', item]] : listChildSchemas(schema).map(([key, child]) => [`.${key}`, child]);
}

function isDescribed(schema: z.core.$ZodType): boolean {
  return (
    readMeta(schema).description !== undefined || listInside(schema).some(([, child]) => isDescribed(child))
  );
}

/** Lists every key that is described as a whole. Lists are entered once. */
function listLeaves(schema: z.core.$ZodType, path: string): Leaf[] {
  const inside = listInside(schema);
  const whole = readMeta(schema).description !== undefined && !inside.some(([, child]) => isDescribed(child));
  if (inside.length === 0 || whole || readMeta(schema).deepVisibility) return [{ path, schema }];
  return inside.flatMap(([key, child]) => listLeaves(child, path === '' ? key.replace('.', '') : path + key));
}

const leaves = listLeaves(createConfigSchema(bundledSettings), '');

describe('the schema', () => {
  it('describes every key', () => {
    expect(leaves.length).toBeGreaterThan(100);
    const silent = leaves.filter(({ schema }) => readMeta(schema).description === undefined);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('makes only these keys visible in browsers', () => {
    const visible = leaves.filter(({ schema }) => {
      const { visibility, deepVisibility } = readMeta(schema);
      return visibility === 'frontend' || deepVisibility === 'frontend';
    });
    expect(visible.map(({ path }) => path)).toMatchSnapshot();
  });

  it('sets visibility only on values without keys', () => {
    const odd = leaves.filter(({ schema }) => {
      const type = readDef(unwrap(schema)).type;
      return readMeta(schema).visibility === 'frontend' && ['object', 'array', 'record'].includes(type);
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});

describe('values', () => {
  it.each<[yaml: string, problem: string, message: string]>([
    ['app: {title: 3}', '1:14 app.title', "'app.title' must be a string, but is a number."],
    ['app: {title: [a]}', '1:14 app.title', "'app.title' must be a string, but is a list."],
    [
      'app: {baseUrl: nowhere}',
      '1:16 app.baseUrl',
      "'app.baseUrl' must be an http or https URL, but is a different string.",
    ],
    [
      'app: {baseUrl: "javascript:alert(1)"}',
      '1:16 app.baseUrl',
      "'app.baseUrl' must be an http or https URL, but is a different string.",
    ],
    ['app: text', '1:6 app', "'app' must be a map, but is a different string."],
    ['app: [a]', '1:6 app', "'app' must be a map, but is a list."],
    ['app: {extensions: {a: true}}', '1:19 app.extensions', "'app.extensions' must be a list, but is a map."],
    [
      'backend: {listen: {port: abc}}',
      '1:26 backend.listen.port',
      "'backend.listen.port' must be a number from 0 to 65535, but is a different string.",
    ],
    [
      'backend: {listen: {port: 70000}}',
      '1:26 backend.listen.port',
      "'backend.listen.port' must be a number from 0 to 65535, but is a different number.",
    ],
    [
      'permission: {enabled: maybe}',
      '1:23 permission.enabled',
      "'permission.enabled' must be true or false, but is a different string.",
    ],
    [
      'techdocs: {builder: externl}',
      '1:21 techdocs.builder',
      "'techdocs.builder' must be 'local' or 'external', but is a different string.",
    ],
    [
      'catalog: {locations: [{type: file}]}',
      '1:23 catalog.locations[0]',
      "Missing key 'target' in 'catalog.locations[0]'. It must be a string.",
    ],
    [
      'catalog: {locations: [~]}',
      '1:23 catalog.locations[0]',
      "'catalog.locations[0]' must be a map, but is empty.",
    ],
    [
      'catalog: {processingInterval: soon}',
      '1:31 catalog.processingInterval',
      "'catalog.processingInterval' must be false or a duration such as '10 minutes' or { minutes: 10 }, but is a different string.",
    ],
    [
      'catalog: {processingInterval: {minuts: 3}}',
      '1:31 catalog.processingInterval',
      "'catalog.processingInterval' must be false or a duration such as '10 minutes' or { minutes: 10 }, but is a map.",
    ],
    [
      'proxy: {endpoints: {/x: {target: nowhere}}}',
      '1:34 proxy.endpoints./x.target',
      "'proxy.endpoints./x.target' must be an http or https URL, but is a different string.",
    ],
    [
      'search: {query: {pageLimit: 500}}',
      '1:29 search.query.pageLimit',
      "'search.query.pageLimit' must be a number from 1 to 100, but is a different number.",
    ],
  ])('%s is rejected', async (yaml, place, message) => {
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

  it('are converted to numbers and booleans if they are from variables', async () => {
    const { data } = await loadText(
      "backend: {listen: {port: '${PORT}'}, cors: {credentials: 'no'}}\npermission: {enabled: '${ON}'}\napp: {title: '42'}",
      { env: { PORT: '8080', ON: 'True' } },
    );
    expect(data['backend']).toMatchObject({ listen: { port: 8080 }, cors: { credentials: false } });
    expect(data['permission']).toEqual({ enabled: true });
    expect(data['app']).toMatchObject({ title: '42' });
  });

  it('are replaced with the default if they are invalid', async () => {
    const { data, problems } = await loadText(
      'app: {title: [], baseUrl: "http://here"}\ncatalog:\n  locations:\n    - {type: url}\n    - {type: 1, target: b}\n    - {type: url, target: "https://c"}',
    );
    expect(summarize(problems)).toHaveLength(3);
    expect(data['app']).toEqual({ title: 'Trellis', baseUrl: 'http://here' });
    expect(data['catalog']).toMatchObject({ locations: [{ type: 'url', target: 'https://c' }] });
  });

  it('are all checked', async () => {
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

  it('are reported once if a key is missing because of its variable', async () => {
    const { data, problems } = await loadText("catalog: {locations: [{type: url, target: '${NOPE}'}]}");
    expect(summarize(problems)).toEqual(['CONFIG_VARIABLE_MISSING 1:43 catalog.locations[0].target']);
    expect(data['catalog']).toMatchObject({ locations: [] });
  });

  it('are never printed, so that a secret in the wrong place stays hidden', async () => {
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
      'catalog: {locations: [{type: url, target: "https://a", ruls: []}]}',
      '1:56 catalog.locations[0].ruls',
      "Did you mean 'rules'?",
    ],
    ['catalogg: {}', '1:1 catalogg', "Did you mean 'catalog'?"],
    ['organization: {whatever: 1}', '1:16 organization.whatever', "Valid keys are 'name'."],
  ])('%s is reported', async (yaml, problem, hint) => {
    const { problems } = await loadText(yaml);
    expect(summarize(problems)).toEqual([`CONFIG_KEY_UNKNOWN ${problem}`]);
    expect(problems[0]).toMatchObject({ severity: 'warning', hint });
  });

  it.each([
    'kafka: {a: 1}',
    'dynamicPlugins: {rootDirectory: x}',
    'auth: {providers: {okta: {anything: 1}}}',
    'backend: {cache: {store: memory}}',
  ])('%s is accepted', async (yaml) => {
    expect((await loadText(yaml)).problems).toEqual([]);
  });
});

describe('defaults', () => {
  it('are used for missing keys', async () => {
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

  it('are used for a section whose keys are all commented out, but not for a key that is null', async () => {
    const { data } = await loadText('app:\n  # title: x\nbackend: {baseUrl: ~}');
    expect(data['app']).toMatchObject({ title: 'Trellis' });
    expect(data['backend']).toEqual({ baseUrl: null });
  });
});
