import { describe, expect, test } from 'vitest';
import type { Problem } from '#diagnostics';
import {
  createExtension,
  createExtensionInput,
  createFrontendPlugin,
  type FrontendFeature,
  prepareApp,
} from '#engine';
import { ConfigReader } from '#config';
import { bundledFeatures } from '#extensions';
import { configApiRef, createApiFactory } from '#sdk';
import { checkConfigText, loadConfigText } from '../checking/checkConfigText';
import { data } from '../golden/plugins/data';

/** Prints each problem as `code line:column`. */
const summarize = (problems: readonly Problem[]) =>
  problems.map(({ code, where }) => `${code} ${where?.line ?? '?'}:${where?.column ?? '?'}`);

/** Builds the portal with a configuration. */
async function buildPortal(text: string, features: readonly FrontendFeature[] = bundledFeatures) {
  const { value: loaded } = await loadConfigText(text);
  const config = loaded.frontend;
  const apis = [createApiFactory(configApiRef, new ConfigReader(config))];
  return prepareApp({ features: [...features], config, apis }).finalize();
}

async function listInstances(text: string): Promise<string[]> {
  const { tree } = await buildPortal(text);
  return [...tree.nodes.values()].filter(({ instance }) => instance !== undefined).map(({ spec }) => spec.id);
}

const entries = (...lines: string[]) =>
  `app:\n  extensions:\n${lines.map((line) => `    - ${line}\n`).join('')}`;

describe('F53: an extension or plugin that is not installed', () => {
  const text = entries('page:catalogue', 'page:acme/board: { config: { path: /board } }', 'page:catalog');

  test('is reported with line, column and suggestion, and the portal starts', async () => {
    const problems = await checkConfigText(text);
    expect(summarize(problems)).toEqual([
      'INVALID_EXTENSION_CONFIG_KEY 3:7',
      'INVALID_EXTENSION_CONFIG_KEY 4:7',
    ]);
    expect(problems[0]?.candidates?.[0]).toBe('page:catalog');
    expect((await buildPortal(text)).element).toBeDefined();
  });
});

describe('F54: an invalid attachment', () => {
  test.for([
    [
      'a missing parent',
      'entity-card:catalog/links: { attachTo: { id: page:gone, input: cards } }',
      'EXTENSION_PARENT_UNKNOWN 3:52',
    ],
    [
      'a missing input',
      'entity-card:catalog/links: { attachTo: { id: entity-content:catalog/overview, input: card } }',
      'EXTENSION_INPUT_UNKNOWN 3:92',
    ],
  ] as const)('%s removes only that node', async ([, entry, expected]) => {
    const text = entries(entry);
    expect(summarize(await checkConfigText(text))).toEqual([expected]);
    const instances = await listInstances(text);
    expect(instances).toContain('entity-card:catalog/about');
    expect(instances).toContain('page:catalog');
  });

  test('reports duplicate ids and a second extension in a singleton input', async () => {
    const problems = await checkConfigText(
      entries(
        'page:catalog',
        'page:catalog: false',
        'app/nav: { attachTo: { id: app/layout, input: content } }',
      ),
    );
    const codes = problems.map(({ code }) => code);
    expect(codes).toContain('EXTENSION_SETTINGS_DUPLICATE');
    expect(codes).toContain('EXTENSION_ATTACHMENT_CONFLICT');
  });
});

describe('F55: attachment cycles', () => {
  test.for([
    ['to itself', [`page:catalog: { attachTo: { id: page:catalog, input: filters } }`]],
    [
      'through others',
      [
        'page:catalog/entity: { attachTo: { id: entity-card:catalog/about, input: iconLinks } }',
        'entity-card:catalog/about: { attachTo: { id: entity-content:catalog/overview, input: cards } }',
      ],
    ],
  ] as const)('%s are reported, and other extensions work', async ([, lines]) => {
    const text = entries(...lines);
    expect((await checkConfigText(text)).map(({ code }) => code)).toContain('EXTENSION_ATTACHMENT_CYCLE');
    expect(await listInstances(text)).toContain('page:user-settings');
  });

  test('a chain of ten thousand extensions does not overflow the stack', async () => {
    const length = 10_000;
    const chain = createFrontendPlugin({
      pluginId: 'chain',
      extensions: Array.from({ length }, (_, index) =>
        createExtension({
          kind: 'link',
          name: `n${index}`,
          attachTo:
            index === 0
              ? { id: 'app/root', input: 'elements' }
              : { id: `link:chain/n${index - 1}`, input: 'next' },
          inputs: { next: createExtensionInput([data.element]) },
          output: [data.element],
          factory: () => [data.element('link')],
        }),
      ),
    });
    const { tree } = await buildPortal('app: {}', [...bundledFeatures, chain]);
    expect(tree.nodes.get(`link:chain/n${length - 1}`)?.instance).toBeDefined();
    const closed = entries(`link:chain/n0: { attachTo: { id: link:chain/n${length - 1}, input: next } }`);
    const problems = await checkConfigText(closed, { features: [...bundledFeatures, chain] });
    expect(problems.map(({ code }) => code)).toContain('EXTENSION_ATTACHMENT_CYCLE');
    expect(problems.length).toBeLessThan(10);
  });
});

describe('F56: a config that its schema rejects', () => {
  const text = entries(
    'catalog-filter:catalog/list: { config: { initialFilter: mine } }',
    'page:user-settings: { config: { titel: Me } }',
    'app-root-element:app/alert-display: { config: { transientTimeoutMs: soon } }',
  );

  test('is reported with its path and the expected type; unknown keys are warnings', async () => {
    const problems = await checkConfigText(text);
    expect(problems.map(({ code, severity, where }) => [code, severity, where?.line])).toEqual([
      ['EXTENSION_CONFIGURATION_INVALID', 'error', 3],
      ['EXTENSION_CONFIGURATION_INVALID', 'error', 5],
      ['EXTENSION_CONFIGURATION_UNKNOWN_KEY', 'warning', 4],
    ]);
    expect(problems[0]?.message).toMatch(/'owned'.*'starred'.*'all'|owned.*starred.*all/);
    expect(problems[1]?.message).toMatch(/number/);
    expect(problems[1]?.where?.path).toMatch(/transientTimeoutMs$/);
  });

  test('removes only that node', async () => {
    const instances = await listInstances(text);
    expect(instances).not.toContain('catalog-filter:catalog/list');
    expect(instances).not.toContain('app-root-element:app/alert-display');
    expect(instances).toContain('catalog-filter:catalog/kind');
    expect(instances).toContain('page:catalog');
    expect(instances).toContain('page:user-settings');
  });
});

describe('F58: the frame of the portal is missing', () => {
  test.for(['app', 'app/root', 'app/layout', 'app/routes', 'app/nav'])('is reported for %s', async (id) => {
    const problems = await checkConfigText(entries(`${id}: false`));
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
    expect(problems[0]?.where?.line).toBe(3);
  });
});

describe('F59: a file that is not valid YAML', () => {
  const deep = (count: number) => `app: ${'['.repeat(count)}${']'.repeat(count)}`;
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...'bcdefgh'.split('').map((name, index) => {
      const below = 'abcdefg'.charAt(index);
      return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${below}`).join(', ')}]`;
    }),
  ].join('\n');

  test.for([
    ['a tab as indentation', 'app:\n\ttitle: x\n', 2],
    ['a duplicate key', 'app:\n  title: x\n  title: y\n', 3],
    ['aliases that multiply', bomb, undefined],
    ['20,000 brackets', deep(20_000), 1],
    ['20,000 dashes', '- '.repeat(20_000), 1],
    ['two documents', 'app: {}\n---\napp: {}\n', 2],
    ['more than a megabyte', `app:\n  title: "${'x'.repeat(1024 * 1024)}"\n`, undefined],
    ['an alias without its anchor', 'app:\n  title: *gone\n', 2],
  ] as const)('%s is reported once, with a location', async ([, text, line]) => {
    const problems = await checkConfigText(text);
    const [first] = problems.filter(({ severity }) => severity === 'error');
    expect(first?.code).toBe('CONFIG_SYNTAX_INVALID');
    expect(first?.where?.line).toBeGreaterThan(0);
    expect(line ?? first?.where?.line).toBe(first?.where?.line);
  });

  test.for([
    ['a byte order mark', '\ufeffapp:\n  title: x\n'],
    ['Windows line endings', 'app:\r\n  title: x\r\n'],
    ['anchors and merge keys', 'base: &base { title: x }\napp:\n  <<: *base\n'],
    ['one document with document markers', '---\napp:\n  title: x\n...\n'],
  ] as const)('%s is valid', async ([, text]) => {
    const { value, problems } = await loadConfigText(text);
    expect(problems).toEqual([]);
    expect(value.frontend.data['app']).toMatchObject({ title: 'x' });
  });

  test('yes and no are strings, as in YAML 1.2', async () => {
    const { value } = await loadConfigText('app:\n  title: no\n');
    expect(value.frontend.data['app']).toMatchObject({ title: 'no' });
  });
});

describe('F60: names of properties of Object.prototype', () => {
  test.for([
    '__proto__: { polluted: yes }\n',
    'constructor: { prototype: { polluted: yes } }\n',
    'app:\n  __proto__: { polluted: yes }\n  title: x\n',
    'app:\n  extensions:\n    - __proto__: { config: { polluted: yes } }\n',
    'app:\n  extensions:\n    - page:catalog: { config: { __proto__: { polluted: yes }, constructor: 1, toString: 2 } }\n',
    'app:\n  extensions:\n    - page:catalog: { attachTo: { id: __proto__, input: constructor }, __proto__: { polluted: yes } }\n',
    'app:\n  routes:\n    bindings: { __proto__: catalog.catalogIndex, constructor: toString }\n',
    'app:\n  problems: { __proto__: ignore, toString: error }\n',
    'catalog:\n  rules:\n    - { __proto__: { polluted: yes }, allow: [Component] }\n',
    '? __proto__\n: polluted: yes\n',
    '<<: { __proto__: { polluted: yes } }\n',
  ])('%j does not change other objects', async (text) => {
    const problems = await checkConfigText(text);
    await buildPortal(text);
    const { value } = await loadConfigText(text);
    JSON.stringify([value.toInjected(), value.masked.data, problems]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(Object, 'polluted')).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('F61: variables and files', () => {
  const title = async (value: string, env: { [name in string]: string } = {}) => {
    const { value: loaded, problems } = await loadConfigText(`app:\n  title: ${value}\n`, { env });
    const app = loaded.source.data['app'] as { title?: string };
    return { title: app.title, codes: problems.map(({ code }) => code) };
  };

  test('a variable that is not set removes the value, so the default of the key applies', async () => {
    expect(await title('a ${GONE} b')).toEqual({ title: 'Trellis', codes: ['CONFIG_VARIABLE_MISSING'] });
  });

  test('two dollar signs are an escaped one', async () => {
    expect(await title('$${GONE}')).toEqual({ title: '${GONE}', codes: [] });
  });

  test('defaults can be nested', async () => {
    expect(await title('${A:-${B:-last}}')).toEqual({ title: 'last', codes: [] });
    expect(await title('${A:-${B:-last}}', { B: 'b' })).toEqual({ title: 'b', codes: [] });
    expect(await title('${A:-${B}}')).toEqual({ title: 'Trellis', codes: ['CONFIG_VARIABLE_MISSING'] });
  });

  test.for(['/etc/passwd', '../../../etc/passwd', '/proc/self/environ'])(
    'a file outside of the root is rejected: %s',
    async (file) => {
      const { value, problems } = await loadConfigText(`app:\n  title:\n    $file: ${file}\n`);
      expect(summarize(problems)).toEqual(['CONFIG_INCLUDE_FAILED 3:12']);
      expect(JSON.stringify(value.source.data)).not.toContain('root:');
    },
  );

  test('an include cycle is reported', async () => {
    const { problems } = await loadConfigText('app:\n  $include: one.yaml\n', {
      files: { 'one.yaml': 'support:\n  $include: two.yaml\n', 'two.yaml': 'items:\n  $include: one.yaml\n' },
    });
    expect(problems.map(({ code }) => code)).toEqual(['CONFIG_INCLUDE_FAILED']);
    expect(problems[0]?.message).toMatch(/one\.yaml.*two\.yaml.*one\.yaml/);
  });
});
