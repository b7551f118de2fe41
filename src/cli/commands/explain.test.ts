import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../testing/runCommand';

// The first command of the process pays for loading every manifest; no test should be blamed for it.
beforeAll(() => import('./runExplain'), 60_000);

const files = {
  'a.yaml': `app:
  title: Acme
  extensions:
    - page:catalog:
        config: { path: /catalogue, pth: x }
    - theme:app/dark: false
    - entity-card:catalog/labels: { attachTo: { id: page:catalog/entity, input: contents } }
    - entity-card:catalog/links: { attachTo: { id: page:nowhere, input: cards } }
`,
  'b.yaml': `app:
  title: Harbour
  extensions:
    - page:catalog: { config: { path: /software } }
backend: { auth: { keys: [{ secret: canary }] } }
`,
};

const both = ['--config', 'a.yaml', '--config', 'b.yaml'];

async function explain(topic: string, ...args: string[]) {
  return runCommand(['explain', topic, ...both, ...args], files);
}

describe('trellis explain, of a value,', () => {
  it('says what it is, which line set it, what that replaced, the default and what it is for', async () => {
    expect(await explain('app.title')).toEqual({
      code: 0,
      printed: [
        'app.title: "Harbour"',
        '    set at b.yaml:2:10',
        '    over "Acme" at a.yaml:2:10',
        '    default "Trellis"',
        '    Name of the portal, in the title of the browser window and in the',
        '    navigation.',
        '    Must be text.',
      ].join('\n'),
      told: '',
    });
  });

  it('says that nobody set it', async () => {
    const { printed } = await explain('app.baseUrl');
    expect(printed).toMatch(/^app\.baseUrl: "http:\/\/localhost:7007" {2}\(default\)\n/);
  });

  it.each(['app.extensions.page:catalog.config.path', 'page:catalog.config.path', 'page:catalog.path'])(
    'finds that of an extension by %s',
    async (path) => {
      const { code, printed } = await explain(path);
      expect(code).toBe(0);
      expect(printed).toMatch(
        /^app\.extensions\.page:catalog\.config\.path: "\/software"\n {4}set at b\.yaml:4:39\n {4}over "\/catalogue" at a\.yaml:5:25\n {4}default "\/catalog"\n/,
      );
    },
  );

  it('gives the same as JSON, and never a secret', async () => {
    const { printed } = await explain('app.title', '--format', 'json');
    expect(JSON.parse(printed)).toMatchObject({
      path: 'app.title',
      value: 'Harbour',
      where: { file: 'b.yaml', line: 2 },
      history: [{ value: 'Acme' }, { value: 'Harbour' }],
      default: 'Trellis',
    });
    expect((await explain('backend', '--format', 'json')).printed).not.toContain('canary');
  });
});

describe('trellis explain, of an extension,', () => {
  it('shows where it hangs, its config key by key, its inputs, outputs and problems', async () => {
    const { code, printed } = await explain('page:catalog');
    expect(code).toBe(0);
    expect(printed).toMatch(/^page:catalog\n {2}\S.*\n/);
    expect(printed).toContain(
      '  State     It is enabled.\n  Plugin    catalog (Catalog), from trellis-portal@',
    );
    expect(printed).toContain('  Attached  to app/routes, input routes\n');
    expect(printed).toMatch(
      /\nConfig\n {2}path: "\/software"\n {6}set at b\.yaml:4:39\n {6}over "\/catalogue"/,
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
  ])('says why %s is not there', async (id, reason) => {
    expect((await explain(id)).printed).toContain(`  State     ${reason}\n`);
  });

  it('says where it was moved to, and from where', async () => {
    expect((await explain('entity-card:catalog/labels')).printed).toContain(
      [
        '  Attached  to page:catalog/entity, input contents',
        '            set at a.yaml:7:37',
        '            default entity-content:catalog/overview, input cards',
      ].join('\n'),
    );
  });

  it('gives the same as JSON', async () => {
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

describe('trellis explain, of what is not there,', () => {
  it.each([
    ['page:catalgo', "Did you mean 'page:catalog'"],
    ['app.titel', "Did you mean 'app.title'"],
    ['page:catalog.pht', "'page:catalog.path'"],
    ['something.else.altogether', "Run 'trellis tree'"],
    ['', "Run 'trellis tree'"],
    ['.', "Run 'trellis tree'"],
  ])('says what was probably meant: %s', async (topic, hint) => {
    const { code, printed, told } = await explain(topic);
    expect([code, printed]).toEqual([2, '']);
    expect(told).toContain(`'${topic}' is no extension that is installed and no key that is known or set.`);
    expect(told).toContain(hint);
  });

  it('cannot run without the file that was named', async () => {
    const { code, told } = await runCommand(['explain', 'app.title', '--config', 'nope.yaml']);
    expect(code).toBe(2);
    expect(told).toContain("The configuration 'nope.yaml' does not exist.");
  });
});
