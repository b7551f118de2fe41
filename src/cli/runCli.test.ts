import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from './commands';
import { runCommand } from './testing/runCommand';

const config = 'config/app-config.yaml';

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
      "The option '--format' takes 'text', 'json' or 'sarif', and 'jsn' was given. Did you mean 'json'?",
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
