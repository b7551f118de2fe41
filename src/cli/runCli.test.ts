import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from './commands';
import type { DescribedNode } from './report/describeTree';
import { runCommand } from './testing/runCommand';

const config = 'config/app-config.yaml';

function listNodes(node: DescribedNode): DescribedNode[] {
  return [node, ...Object.values(node.attachments).flatMap((nodes) => nodes.flatMap(listNodes))];
}

// The first command of the process pays for loading every manifest; no test should be blamed for it.
beforeAll(() => import('./app/loadApp'), 60_000);

describe('trellis', () => {
  it('without a command prints the help and fails', async () => {
    const { code, printed } = await runCommand([]);
    expect(code).toBe(2);
    expect(printed).toContain('Usage: trellis <command>');
  });

  it('prints its version', async () => {
    expect(await runCommand(['--version'])).toEqual({ code: 0, printed: '1.2.3', told: '' });
  });

  it('helps with every command, with at least one example', async () => {
    const { printed: overview } = await runCommand(['help']);
    for (const { name, options } of commands) {
      expect(overview).toContain(`  ${name} `);
      const { code, printed } = await runCommand(['help', name]);
      expect(code).toBe(0);
      expect(printed).toContain(`trellis ${name}`);
      expect(printed).toMatch(/Examples:\n {2}trellis /);
      for (const option of Object.keys(options)) expect(printed).toContain(`--${option}`);
      expect((await runCommand([name, '--help'])).printed).toBe(printed);
    }
  });

  it.each([
    [['chek'], "Trellis has no command 'chek'. Did you mean 'check'? Run 'trellis help' for all of them."],
    [
      ['help', 'treee'],
      "Trellis has no command 'treee'. Did you mean 'tree'? Run 'trellis help' for all of them.",
    ],
    [['deploy'], "Trellis has no command 'deploy'. Run 'trellis help' for all of them."],
    [
      ['check', '--fromat', 'json'],
      "'trellis check' has no option '--fromat'. Did you mean '--format'? Run 'trellis check --help' for its options.",
    ],
    [
      ['check', '--format', 'jsn'],
      "The option '--format' takes 'text' or 'json', and 'jsn' was given. Did you mean 'json'?",
    ],
    [['check', '--config'], "The option '--config' needs a value: --config FILE."],
    [['check', '--strict=yes'], "The option '--strict' takes no value, and 'yes' was given."],
    [
      ['start', 'my.yaml'],
      "'trellis start' takes no argument 'my.yaml'. Name a configuration file with --config my.yaml.",
    ],
    [
      ['tree', '--constructor'],
      "'trellis tree' has no option '--constructor'. Run 'trellis tree --help' for its options.",
    ],
  ])('%j is refused with what was probably meant', async (args, message) => {
    expect(await runCommand(args)).toEqual({ code: 2, printed: '', told: message });
  });
});

describe('trellis check', () => {
  it('says that there is nothing to say', async () => {
    const { code, printed } = await runCommand(['check'], { [config]: 'app: {title: Acme}' });
    expect(code).toBe(0);
    expect(printed).toMatch(/^No problems\.\n\d+ extensions checked\.$/);
  });

  it('prints every problem with its place, errors first, and fails', async () => {
    const files = { [config]: 'app:\n  titel: x\n  title: [x]\n  extensions:\n    - page:nowhere\n' };
    const { code, printed } = await runCommand(['check'], files);
    expect(code).toBe(1);
    expect(printed).toMatch(
      /^error CONFIG_VALUE_INVALID config\/app-config\.yaml:3:10\n {2}'app\.title' must be text, and it is a list\.\n {2}at app\.title\n\nwarning/,
    );
    expect(printed).toContain('warning CONFIG_KEY_UNKNOWN config/app-config.yaml:2:3\n');
    expect(printed).toContain("Hint: Did you mean 'title'?");
    expect(printed).toContain('warning INVALID_EXTENSION_CONFIG_KEY config/app-config.yaml:5:7');
    expect(printed).toContain('1 error, 2 warnings.');
  });

  it('prints exactly one JSON object on request', async () => {
    const { code, printed } = await runCommand(['check', '--format=json'], {
      [config]: 'app:\n  title: 3\n',
    });
    expect(code).toBe(1);
    const report = JSON.parse(printed);
    expect(Object.keys(report)).toEqual(['problems']);
    expect(report.problems).toMatchObject([
      {
        code: 'CONFIG_VALUE_INVALID',
        severity: 'error',
        message: "'app.title' must be text, and it is a number.",
        where: { file: 'config/app-config.yaml', line: 2, column: 10, path: 'app.title' },
      },
    ]);
  });

  it('prints an empty list of problems as JSON too', async () => {
    const { code, printed } = await runCommand(['check', '--format', 'json'], { [config]: '' });
    expect([code, JSON.parse(printed)]).toEqual([0, { problems: [] }]);
  });

  it('knows extensions by what is installed, settings of wrong shape included', async () => {
    const files = { [config]: 'app:\n  extensions:\n    - {}\n    - page:catalog: {config: {path: 3}}\n' };
    const { printed } = await runCommand(['check', '--format', 'json'], files);
    const codes = JSON.parse(printed).problems.map((problem: { code: string }) => problem.code);
    expect(codes).toContain('EXTENSION_SETTINGS_INVALID');
  });

  it('cannot run without the file that was named', async () => {
    const { code, printed } = await runCommand(['check', '--config', 'nope.yaml', '--format', 'json']);
    expect(code).toBe(2);
    expect(JSON.parse(printed).problems).toMatchObject([
      { code: 'CONFIG_INCLUDE_FAILED', message: "The configuration 'nope.yaml' does not exist." },
    ]);
  });

  it('goes by the name of the Backstage CLI too, and minds or ignores variables and warnings as asked', async () => {
    const files = { 'a.yaml': "app: {title: '${NOPE}'}" };
    const check = async (...args: string[]) =>
      (await runCommand(['config:check', '--config', 'a.yaml', ...args], files)).code;
    expect(await check()).toBe(0);
    expect(await check('--strict')).toBe(1);
    expect(await check('--strict', '--lax')).toBe(0);
  });

  it('never prints a secret', async () => {
    const yaml =
      'backend: {auth: {keys: [canary]}, database: {connection: [canary]}}\nintegrations: {github: canary}\nx: "canary\n';
    for (const files of [{ [config]: yaml }, { [config]: yaml.slice(0, -12) }]) {
      const { printed, told } = await runCommand(['check'], files, {
        APP_CONFIG_backend_auth_keys: '"canary"',
      });
      expect(printed).toContain('error');
      expect(printed + told).not.toContain('canary');
    }
  });
});

describe('trellis tree', () => {
  const files = {
    [config]: `app:
  extensions:
    - theme:app/dark: false
    - entity-card:catalog/links: {attachTo: {id: page:nowhere, input: cards}}
`,
  };

  it('draws the tree with inputs, disabled extensions and orphans', async () => {
    const { code, printed } = await runCommand(['tree'], files);
    expect(code).toBe(0);
    expect(printed).toMatch(/^root\n├─ \[app\]\n│ {2}└─ app\n/);
    expect(printed).toMatch(/─ theme:app\/dark \(disabled\)\n/);
    expect(printed).toMatch(
      /Attached to nothing that is installed:\nentity-card:catalog\/links \(orphan\) attached to 'page:nowhere', input 'cards'/,
    );
  });

  it('gives the same as JSON', async () => {
    const { printed } = await runCommand(['tree', '--format', 'json'], files);
    const { root, orphans } = JSON.parse(printed);
    const nodes = new Map(listNodes(root).map((node) => [node.id, node]));
    expect(root.id).toBe('root');
    expect(nodes.get('theme:app/dark')).toMatchObject({ state: 'disabled', plugin: 'app', outputs: [] });
    expect(nodes.get('theme:app/light')).toMatchObject({ state: 'present', outputs: ['core.theme.theme'] });
    expect(nodes.get('app/layout')).toMatchObject({ attachTo: { id: 'app/root', input: 'children' } });
    expect(orphans).toMatchObject([{ id: 'entity-card:catalog/links', state: 'orphan' }]);
  });
});

describe('trellis config:print', () => {
  const files = {
    [config]:
      'app: {title: Acme}\nbackend: {auth: {keys: [{secret: canary}]}}\nauth: {providers: {x: {clientSecret: canary}}}',
  };

  it('prints everything as YAML, secrets masked', async () => {
    const { code, printed } = await runCommand(['config:print'], files);
    expect(code).toBe(0);
    expect(printed).not.toContain('canary');
    expect(parse(printed)).toMatchObject({
      app: { title: 'Acme' },
      backend: { auth: { keys: [{ secret: '<secret>' }] } },
    });
  });

  it('prints only what browsers get', async () => {
    const { printed } = await runCommand(['config:print', '--frontend', '--format', 'json'], files);
    expect(JSON.parse(printed)).toMatchObject({
      app: { title: 'Acme' },
      backend: { baseUrl: 'http://localhost:7007' },
    });
    expect(JSON.parse(printed).backend.auth).toBeUndefined();
  });

  it('prints secrets when it is told to, but never for browsers', async () => {
    expect((await runCommand(['config:print', '--with-secrets'], files)).printed).toContain('secret: canary');
    const both = await runCommand(['config:print', '--with-secrets', '--frontend'], files);
    expect(both.printed).not.toContain('canary');
  });

  it('keeps problems away from the output', async () => {
    const { printed, told } = await runCommand(['config:print', '--format', 'json'], {
      [config]: 'app: {title: [1]}',
    });
    expect(JSON.parse(printed).app.title).toBe('Trellis');
    expect(told).toContain('error CONFIG_VALUE_INVALID config/app-config.yaml:1:14');
  });
});

describe('trellis schema', () => {
  it('prints a JSON Schema that knows every top-level key', async () => {
    const { printed } = await runCommand(['schema']);
    const schema = JSON.parse(printed);
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['app', 'backend', 'catalog', 'auth']),
    );
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
  });
});
