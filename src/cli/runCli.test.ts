import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from './commands';
import { runCommand } from './testing/runCommand';

const config = 'config/app-config.yaml';

// Loading all manifests is part of the first command in the process, so it happens before the tests.
beforeAll(() => import('./app/loadApp'), 60_000);

describe('trellis', () => {
  it('prints the help and fails without a command', async () => {
    const { code, printed } = await runCommand([]);
    expect(code).toBe(2);
    expect(printed).toContain('Usage: trellis <command>');
  });

  it('prints its version', async () => {
    expect(await runCommand(['--version'])).toEqual({ code: 0, printed: '1.2.3', notices: '' });
  });

  it('prints help for every command, with at least one example', async () => {
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
    [['chek'], "Unknown command 'chek'. Did you mean 'check'? Run 'trellis help' to list all commands."],
    [
      ['help', 'treee'],
      "Unknown command 'treee'. Did you mean 'tree'? Run 'trellis help' to list all commands.",
    ],
    [['deploy'], "Unknown command 'deploy'. Run 'trellis help' to list all commands."],
    [
      ['check', '--fromat', 'json'],
      "Unknown option '--fromat' of 'trellis check'. Did you mean '--format'? Run 'trellis check --help' to list its options.",
    ],
    [
      ['check', '--format', 'jsn'],
      "The option '--format' must be 'text', 'json' or 'sarif', but got 'jsn'. Did you mean 'json'?",
    ],
    [['check', '--config'], "The option '--config' requires a value: --config FILE."],
    [['check', '--strict=yes'], "The option '--strict' does not take a value, but got 'yes'."],
    [
      ['start', 'my.yaml'],
      "Unexpected argument 'my.yaml' for 'trellis start'. To check a configuration file, use --config my.yaml.",
    ],
    [
      ['tree', '--constructor'],
      "Unknown option '--constructor' of 'trellis tree'. Run 'trellis tree --help' to list its options.",
    ],
  ])('%j is rejected with a suggestion', async (args, message) => {
    expect(await runCommand(args)).toEqual({ code: 2, printed: '', notices: message });
  });
});

describe('trellis config:print', () => {
  const files = {
    [config]:
      'app: {title: Acme}\nbackend: {auth: {keys: [{secret: canary}]}}\nauth: {providers: {x: {clientSecret: canary}}}',
  };

  it('prints everything as YAML, with secrets masked', async () => {
    const { code, printed } = await runCommand(['config:print'], files);
    expect(code).toBe(0);
    expect(printed).not.toContain('canary');
    expect(parse(printed)).toMatchObject({
      app: { title: 'Acme' },
      backend: { auth: { keys: [{ secret: '<secret>' }] } },
    });
  });

  it('prints only the values that browsers receive', async () => {
    const { printed } = await runCommand(['config:print', '--frontend', '--format', 'json'], files);
    expect(JSON.parse(printed)).toMatchObject({
      app: { title: 'Acme' },
      backend: { baseUrl: 'http://localhost:7007' },
    });
    expect(JSON.parse(printed).backend.auth).toBeUndefined();
  });

  it('prints secrets with --with-secrets, but never with --frontend', async () => {
    expect((await runCommand(['config:print', '--with-secrets'], files)).printed).toContain('secret: canary');
    const both = await runCommand(['config:print', '--with-secrets', '--frontend'], files);
    expect(both.printed).not.toContain('canary');
  });

  it('prints problems to standard error', async () => {
    const { printed, notices } = await runCommand(['config:print', '--format', 'json'], {
      [config]: 'app: {title: [1]}',
    });
    expect(JSON.parse(printed).app.title).toBe('Trellis');
    expect(notices).toContain('error CONFIG_VALUE_INVALID config/app-config.yaml:1:14');
  });
});

describe('trellis schema', () => {
  it('prints a JSON Schema with every top-level key', async () => {
    const { printed } = await runCommand(['schema']);
    const schema = JSON.parse(printed);
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['app', 'backend', 'catalog', 'auth']),
    );
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
  });
});
