import fs, { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFolder, runCommand, runCommandIn } from '../testing/runCommand';

const config = 'config/app-config.yaml';

// Loading all manifests is part of the first command in the process, so it happens before the tests.
beforeAll(() => import('../app/loadApp'), 60_000);

describe('trellis check', () => {
  it('reports no problems', async () => {
    const { code, printed } = await runCommand(['check'], { [config]: 'app: {title: Acme}' });
    expect(code).toBe(0);
    expect(printed).toMatch(/^No problems\. \d+ extensions checked\.$/);
  });

  it('prints every problem with its place, errors first, and fails', async () => {
    const files = { [config]: 'app:\n  titel: x\n  title: [x]\n  extensions:\n    - page:nowhere\n' };
    const { code, printed } = await runCommand(['check'], files);
    expect(code).toBe(1);
    expect(printed).toMatch(
      /^error CONFIG_VALUE_INVALID config\/app-config\.yaml:3:10\n {2}'app\.title' must be a string, but is a list\.\n(?: {4}.*\n)+ {2}at app\.title\n(?: {2}.*\n)+\nwarning/,
    );
    expect(printed).toContain('warning CONFIG_KEY_UNKNOWN config/app-config.yaml:2:3\n');
    expect(printed).toContain("Hint: Did you mean 'title'?");
    expect(printed).toContain('warning INVALID_EXTENSION_CONFIG_KEY config/app-config.yaml:5:7');
    expect(printed).toMatch(/\n\n1 error, 2 warnings in 1 file; \d+ extensions checked\./);
  });

  it('prints exactly one JSON object with --format json', async () => {
    const { code, printed } = await runCommand(['check', '--format=json'], {
      [config]: 'app:\n  title: 3\n',
    });
    expect(code).toBe(1);
    const report = JSON.parse(printed);
    expect(Object.keys(report)).toEqual(['problems', 'summary', 'ignored']);
    expect(report.summary).toMatchObject({ errors: 1, warnings: 0 });
    expect(report.problems).toMatchObject([
      {
        code: 'CONFIG_VALUE_INVALID',
        severity: 'error',
        message: "'app.title' must be a string, but is a number.",
        where: { file: 'config/app-config.yaml', line: 2, column: 10, path: 'app.title' },
      },
    ]);
  });

  it('prints an empty list of problems as JSON too', async () => {
    const { code, printed } = await runCommand(['check', '--format', 'json'], { [config]: '' });
    const { problems, summary } = JSON.parse(printed);
    expect([code, problems]).toEqual([0, []]);
    expect(summary).toEqual({
      errors: 0,
      warnings: 0,
      fixable: 0,
      suggested: 0,
      extensions: expect.any(Number),
    });
  });

  it('checks extension ids and config against the installed extensions', async () => {
    const files = { [config]: 'app:\n  extensions:\n    - {}\n    - page:catalog: {config: {path: 3}}\n' };
    const { printed } = await runCommand(['check', '--format', 'json'], files);
    const codes = JSON.parse(printed).problems.map((problem: { code: string }) => problem.code);
    expect(codes).toContain('EXTENSION_SETTINGS_INVALID');
  });

  it('cannot run if the given file is missing', async () => {
    const { code, printed } = await runCommand(['check', '--config', 'nope.yaml', '--format', 'json']);
    expect(code).toBe(2);
    expect(JSON.parse(printed).problems).toMatchObject([
      { code: 'CONFIG_INCLUDE_FAILED', message: "The configuration file 'nope.yaml' does not exist." },
    ]);
  });

  it('has the command name of the Backstage CLI as an alias, and supports --strict and --lax', async () => {
    const files = { 'a.yaml': "app: {title: '${NOPE}'}" };
    const check = async (...args: string[]) =>
      (await runCommand(['config:check', '--config', 'a.yaml', ...args], files)).code;
    expect(await check()).toBe(0);
    expect(await check('--strict')).toBe(1);
    expect(await check('--strict', '--lax')).toBe(0);
  });

  it('never prints a secret', async () => {
    const wrongShape =
      'backend: {auth: {keys: [canary]}, database: {connection: [canary]}}\nintegrations: {github: canary}\n';
    const noYaml = 'integrations:\n  github:\n    - token: canary\nbackend:\n  secret: "canary\n';
    for (const files of [{ [config]: wrongShape }, { [config]: noYaml }]) {
      const { printed, notices } = await runCommand(['check'], files, {
        APP_CONFIG_backend_auth_keys: '"canary"',
      });
      expect(printed).toContain('error');
      expect(printed + notices).not.toContain('canary');
    }
  });
});

const broken = `# The portal of Acme.
app:
  extensions:
    - page:catalog: # where people start
        config:
          pth: /software
    - theme:app/drak: false
`;

/** Has no fix, because the intended title is unknown. */
const unfixable = '  support: { items: [{ title: { a: 1 } }] }\n';

describe('the text report of trellis check', () => {
  it('shows the line, a suggestion and the patch of the fix, within 80 columns', async () => {
    const { printed } = await runCommand(['check'], { [config]: broken });
    expect(printed).toContain('    6 |           pth: /software\n      |           ^^^\n');
    expect(printed).toContain("  Hint: Did you mean 'path'?\n");
    expect(printed).toContain('    -          pth: /software\n    +          path: /software');
    expect(printed).toMatch(
      /Run 'trellis check --fix' to fix 1 problem\.\nRun 'trellis check --fix --interactive' to review 1 suggestion\.$/,
    );
    for (const line of printed.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('has colors only if they are enabled', async () => {
    const plain = await runCommand(['check'], { [config]: broken });
    expect(plain.printed).not.toContain('\u001B');
    const colored = await runCommand(['check'], { [config]: broken }, { FORCE_COLOR: '1' });
    expect(colored.printed).toContain('\u001B[33mwarning\u001B[39m');
    expect(stripVTControlCharacters(colored.printed)).toBe(plain.printed);
  });

  it('prints only the problems that make it fail with --quiet', async () => {
    const files = { [config]: `${broken}${unfixable}` };
    const { code, printed } = await runCommand(['check', '--quiet'], files);
    expect(code).toBe(1);
    expect(printed).toContain('error CONFIG_VALUE_INVALID');
    expect(printed).not.toContain('warning');
    expect((await runCommand(['check', '--quiet', '--strict'], files)).printed).toContain('warning');
  });
});

describe('trellis check --fix', () => {
  it('fixes the files, keeps their comments, prints the fixes and checks again', async () => {
    const cwd = createFolder({ [config]: `${broken}${unfixable}` });
    const { code, printed } = await runCommandIn(cwd, ['check', '--fix']);
    expect(readFileSync(path.join(cwd, config), 'utf8')).toBe(`${broken.replace('pth', 'path')}${unfixable}`);
    expect(readFileSync(path.join(cwd, `${config}.orig`), 'utf8')).toBe(`${broken}${unfixable}`);
    expect(printed).toMatch(/^Fixed 1 problem:\n {2}config\/app-config\.yaml:6:11 /);
    expect(printed).toMatch(
      /error CONFIG_VALUE_INVALID[^]*\n1 error, 1 warning in 1 file; \d+ extensions checked\./,
    );
    expect(printed).toMatch(
      /\nFixed 1 problem, 2 problems left\. To undo, copy 'config\/app-config\.yaml\.orig' to 'config\/app-config\.yaml'\.$/,
    );
    expect(code).toBe(1);
    expect((await runCommandIn(cwd, ['check', '--fix'])).printed).toMatch(/^No problems were fixed\./);
  });

  it('keeps the byte order mark and Windows line breaks', async () => {
    const written = (key: string) => `\uFEFFapp:\r\n  ${key}: Acme\r\n`;
    const cwd = createFolder({ [config]: written('titel') });
    await runCommandIn(cwd, ['check', '--fix']);
    expect(readFileSync(path.join(cwd, config), 'utf8')).toBe(written('title'));
  });

  it('writes new lines with the line breaks of the file', async () => {
    const lines = ['app:', '  extensions:', '    - page:catalog:', '        path: /software', ''];
    const cwd = createFolder({ [config]: lines.join('\r\n') });
    await runCommandIn(cwd, ['check', '--fix', '--interactive'], { answers: ['y'] });
    const fixed = lines.with(3, '        config:\r\n          path: /software');
    expect(readFileSync(path.join(cwd, config), 'utf8')).toBe(fixed.join('\r\n'));
  });

  it('prints the fixes as JSON', async () => {
    const { code, printed } = await runCommand(['check', '--fix', '--format', 'json'], { [config]: broken });
    const { problems, fixed } = JSON.parse(printed);
    expect(code).toBe(0);
    expect(problems).toMatchObject([{ fix: { applicability: 'suggestion' } }]);
    expect(fixed).toContainEqual({
      code: 'EXTENSION_CONFIGURATION_UNKNOWN_KEY',
      file: config,
      line: 6,
      column: 11,
      title: expect.stringContaining("'path'"),
    });
  });

  it('writes nothing if no problem has a fix', async () => {
    const cwd = createFolder({ [config]: `app:\n${unfixable}` });
    const before = statSync(path.join(cwd, config)).mtimeMs;
    await runCommandIn(cwd, ['check', '--fix']);
    expect(statSync(path.join(cwd, config)).mtimeMs).toBe(before);
  });

  it('reports a file that cannot be written', async () => {
    const cwd = createFolder({ [config]: broken });
    const write = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw Object.assign(new Error('no'), { code: 'EACCES' });
    });
    onTestFinished(() => write.mockRestore());
    const { code, notices } = await runCommandIn(cwd, ['check', '--fix']);
    expect([code, notices]).toEqual([
      2,
      "The file 'config/app-config.yaml' cannot be written (EACCES). No problems in it were fixed.",
    ]);
  });
});

describe('trellis check --fix --interactive', () => {
  const apply = async (answers: readonly string[]) => {
    const cwd = createFolder({ [config]: broken });
    const { printed, notices } = await runCommandIn(cwd, ['check', '--fix', '--interactive'], { answers });
    return { text: readFileSync(path.join(cwd, config), 'utf8'), printed, notices };
  };

  it('shows the patch of each suggestion and applies it if the user agrees', async () => {
    const { text, printed, notices } = await apply(['what', 'y']);
    expect(notices).toContain('+    - theme:app/dark: false');
    expect(text).toBe(broken.replace('pth', 'path').replace('drak', 'dark'));
    expect(printed).toContain('Fixed 2 problems, none are left.');
  });

  it.each([['n'], ['q'], []])('changes nothing else after the answer %s', async (...answers) => {
    const { text } = await apply(answers.filter((answer) => answer !== undefined));
    expect(text).toBe(broken.replace('pth', 'path'));
  });

  it('requires --fix', async () => {
    const { code, notices } = await runCommand(['check', '--interactive'], { [config]: broken });
    expect([code, notices]).toEqual([2, expect.stringContaining("requires '--fix'")]);
  });
});
