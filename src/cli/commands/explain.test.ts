import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../testing/runCommand';

// Loading all manifests is part of the first command in the process, so it happens before the tests.
beforeAll(() => import('./runExplain'), 60_000);

const files = {
  'a.yaml': `app:
  title: Acme
  extensions:
    - page:catalog:
        config: { path: /directory, pth: x }
    - theme:app/dark: false
    - entity-card:catalog/labels: { attachTo: { id: page:catalog/entity, input: contents } }
    - entity-card:catalog/links: { attachTo: { id: page:nowhere, input: cards } }
`,
  'b.yaml': `app:
  title: Harbor
  extensions:
    - page:catalog: { config: { path: /software } }
backend: { auth: { keys: [{ secret: canary }] } }
`,
};

const both = ['--config', 'a.yaml', '--config', 'b.yaml'];

async function explain(topic: string, ...args: string[]) {
  return runCommand(['explain', topic, ...both, ...args], files);
}

describe('trellis explain with a value', () => {
  it('prints the value, its place, the overridden values, the default and the description', async () => {
    expect(await explain('app.title')).toEqual({
      code: 0,
      printed: [
        'app.title: "Harbor"',
        '    set at b.yaml:2:10',
        '    overrides "Acme" at a.yaml:2:10',
        '    default "Trellis"',
        '    Name of the portal, in the title of the browser window and in the',
        '    navigation.',
        '    Must be a string.',
      ].join('\n'),
      notices: '',
    });
  });

  it('prints that no file sets it', async () => {
    const { printed } = await explain('app.baseUrl');
    expect(printed).toMatch(/^app\.baseUrl: "http:\/\/localhost:7007" {2}\(default\)\n/);
  });

  it.each(['app.extensions.page:catalog.config.path', 'page:catalog.config.path', 'page:catalog.path'])(
    'finds a config key of an extension by %s',
    async (path) => {
      const { code, printed } = await explain(path);
      expect(code).toBe(0);
      expect(printed).toMatch(
        /^app\.extensions\.page:catalog\.config\.path: "\/software"\n {4}set at b\.yaml:4:39\n {4}overrides "\/directory" at a\.yaml:5:25\n {4}default "\/catalog"\n/,
      );
    },
  );

  it.each([
    ['page:catalog/entity.groups.aliases', /^app\.extensions\.page:catalog\/entity\.config\.groups\[\]/],
    ['catalog.locations.target', /^catalog\.locations\[\]\.target\n {4}The path or URL/],
    ['catalog.locations[].target', /^catalog\.locations\[\]\.target\n/],
    [
      'app/nav.items.page',
      /^app\.extensions\.app\/nav\.config\.items\[\]\.page\n {4}Extension id of a page\.\n {4}Must be/,
    ],
    ['app.extensions[0].config.path', /^app\.extensions\.page:catalog\.config\.path: "\/software"/],
    ['app.extensions[0]', /^page:catalog\n/],
    ['app.extensions[1]', /^theme:app\/dark\n/],
    ['app.support.items[0]', /One support resource, such as a chat channel/],
    ['app.pluginOverrides[0]', /One override: the plugins it applies to/],
  ])('explains items of lists: %s', async (path, expected) => {
    const { code, printed } = await explain(path);
    expect(code).toBe(0);
    expect(printed).toMatch(expected);
  });

  it('prints the same as JSON, without secrets', async () => {
    const { printed } = await explain('app.title', '--format', 'json');
    expect(JSON.parse(printed)).toMatchObject({
      path: 'app.title',
      value: 'Harbor',
      where: { file: 'b.yaml', line: 2 },
      history: [{ value: 'Acme' }, { value: 'Harbor' }],
      default: 'Trellis',
    });
    expect((await explain('backend', '--format', 'json')).printed).not.toContain('canary');
  });
});

describe('trellis explain with an extension', () => {
  it('prints its parent, each config key, its inputs, outputs and problems', async () => {
    const { code, printed } = await explain('page:catalog');
    expect(code).toBe(0);
    expect(printed).toMatch(/^page:catalog\n {2}\S.*\n/);
    expect(printed).toContain(
      '  State     It is enabled.\n  Plugin    catalog (Catalog), from trellis-portal@',
    );
    expect(printed).toContain('  Attached  to app/routes, input routes\n');
    expect(printed).toMatch(
      /\nConfig\n {2}path: "\/software"\n {6}set at b\.yaml:4:39\n {6}overrides "\/directory"/,
    );
    expect(printed).toContain('  title: not set\n');
    expect(printed).toContain('  pth: "x"\n      set at a.yaml:5:42\n');
    expect(printed).toMatch(/\nInputs\n(?:.*\n)* {4}catalog-filter:catalog\/kind\n/);
    expect(printed).toMatch(/\nOutputs\n {2}core\.routing\.path\n/);
    expect(printed).toMatch(/\nProblems\nwarning EXTENSION_CONFIGURATION_UNKNOWN_KEY a\.yaml:5:37\n/);
    for (const line of printed.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it.each([
    ['theme:app/dark', 'It is disabled at a.yaml:6:23.'],
    ['entity-card:catalog/links', "It is attached to 'page:nowhere', which is not installed."],
  ])('prints why %s is not enabled', async (id, reason) => {
    expect((await explain(id)).printed).toContain(`  State     ${reason}\n`);
  });

  it('prints its new and its default parent', async () => {
    expect((await explain('entity-card:catalog/labels')).printed).toContain(
      [
        '  Attached  to page:catalog/entity, input contents',
        '            set at a.yaml:7:37',
        '            default entity-content:catalog/overview, input cards',
      ].join('\n'),
    );
  });

  it('prints the same as JSON', async () => {
    const { printed } = await explain('entity-card:catalog/labels', '--format', 'json');
    expect(JSON.parse(printed)).toMatchObject({
      id: 'entity-card:catalog/labels',
      plugin: { id: 'catalog' },
      attachTo: {
        id: 'page:catalog/entity',
        where: { file: 'a.yaml', line: 7 },
        default: { id: 'entity-content:catalog/overview', input: 'cards' },
      },
      enabled: { value: true, default: true },
      config: [
        { path: 'app.extensions.entity-card:catalog/labels.config.filter', history: [] },
        { wanted: "'info' or 'content'" },
      ],
      outputs: expect.arrayContaining([{ id: 'core.reactElement', given: true }]),
    });
  });
});

describe('trellis explain with an unknown word', () => {
  it.each([
    ['page:catalgo', "Did you mean 'page:catalog'"],
    ['app.titel', "Did you mean 'app.title'"],
    ['page:catalog.pht', "'page:catalog.path'"],
    ['something.else.altogether', "Run 'trellis tree'"],
    ['', "Run 'trellis tree'"],
    ['.', "Run 'trellis tree'"],
  ])('prints a suggestion: %s', async (topic, hint) => {
    const { code, printed, notices } = await explain(topic);
    expect([code, printed]).toEqual([2, '']);
    expect(notices).toContain(`'${topic}' is not an installed extension or a configuration key.`);
    expect(notices).toContain(hint);
  });

  it('cannot run if the given file is missing', async () => {
    const { code, notices } = await runCommand(['explain', 'app.title', '--config', 'nope.yaml']);
    expect(code).toBe(2);
    expect(notices).toContain("The configuration file 'nope.yaml' does not exist.");
  });
});
