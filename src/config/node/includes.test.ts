import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { createFolder } from './testing/createFolder';
import { loadText, summarize } from './testing/loadText';
import { loadConfig } from './loadConfig';

interface Case {
  text: string;
  files?: Record<string, string>;
  env?: Record<string, string>;
  expected: unknown;
}

describe('$include, $file and $env', () => {
  it.each<[title: string, test: Case]>([
    [
      'includes a whole YAML file',
      { text: 'x: {$include: a.yaml}', files: { 'a.yaml': 'b: 1' }, expected: { b: 1 } },
    ],
    [
      'includes a JSON file',
      { text: 'x: {$include: a.json}', files: { 'a.json': '{"b": [1]}' }, expected: { b: [1] } },
    ],
    [
      'includes a part of a file',
      { text: 'x: {$include: "a.yaml#b.c"}', files: { 'a.yaml': 'b: {c: 1}' }, expected: 1 },
    ],
    [
      'includes an item of a list',
      { text: 'x: {$include: "a.yaml#b.1"}', files: { 'a.yaml': 'b: [1, 2]' }, expected: 2 },
    ],
    ['includes a list', { text: 'x: {$include: a.yaml}', files: { 'a.yaml': '[1, 2]' }, expected: [1, 2] }],
    [
      'includes from a list',
      { text: 'x: [{$include: a.yaml}]', files: { 'a.yaml': 'b: 1' }, expected: [{ b: 1 }] },
    ],
    [
      'replaces variables in an included file',
      {
        text: 'x: {$include: a.yaml}',
        files: { 'a.yaml': "b: '${A}'" },
        env: { A: 'one' },
        expected: { b: 'one' },
      },
    ],
    [
      'replaces variables in the file name',
      {
        text: "x: {$include: '${F}.yaml'}",
        files: { 'a.yaml': 'b: 1' },
        env: { F: 'a' },
        expected: { b: 1 },
      },
    ],
    [
      'includes relative to the including file',
      {
        text: 'x: {$include: dir/a.yaml}',
        files: { 'dir/a.yaml': '{b: {$include: c.yaml}}', 'dir/c.yaml': 'd: 1' },
        expected: { b: { d: 1 } },
      },
    ],
    [
      'includes another part of the same file',
      {
        text: 'x: {$include: a.yaml}',
        files: { 'a.yaml': 'b: 1\nc: {$include: "a.yaml#b"}' },
        expected: { b: 1, c: 1 },
      },
    ],
    [
      'reads the contents of a file',
      { text: 'x: {$file: a.txt}', files: { 'a.txt': 'hello\nworld\n\n' }, expected: 'hello\nworld' },
    ],
    [
      'does not change file contents',
      { text: 'x: {$file: a.txt}', files: { 'a.txt': '${A} a: b' }, expected: '${A} a: b' },
    ],
    ['reads an environment variable', { text: 'x: {$env: A}', env: { A: '1' }, expected: '1' }],
    [
      'reads a variable whose name is in a variable',
      { text: "x: {$env: '${N}'}", env: { N: 'A', A: 'one' }, expected: 'one' },
    ],
    [
      'keeps other keys that start with a dollar sign',
      { text: 'x: {$not: {kind: user}}', expected: { $not: { kind: 'user' } } },
    ],
    [
      'includes nothing from an empty file',
      { text: 'x: {$include: a.yaml}\ny: 1', files: { 'a.yaml': '' }, expected: undefined },
    ],
  ])('%s', async (_, { text, files = {}, env = {}, expected }) => {
    const { data, problems } = await loadText(text, { files, env });
    expect(summarize(problems)).toEqual([]);
    expect(data['x']).toEqual(expected);
  });

  it.each<[title: string, text: string, message: RegExp]>([
    ['a file that does not exist', 'x: {$include: nope.yaml}', /^The file 'nope\.yaml' does not exist\.$/],
    ['a text file that does not exist', 'x: {$file: nope.txt}', /does not exist/],
    ['a folder', 'x: {$file: dir}', /is a folder/],
    ['a file above the root', 'x: {$file: ../../../../etc/passwd}', /outside of the folders/],
    ['an absolute path elsewhere', 'x: {$file: /etc/passwd}', /outside of the folders/],
    ['a device', 'x: {$file: /dev/zero}', /outside of the folders/],
    ['a URL', 'x: {$include: "http://localhost/a.yaml"}', /does not exist/],
    ['an empty name', "x: {$file: ''}", /empty or invalid/],
    ['a name with a null byte', 'x: {$file: "a\\0b"}', /empty or invalid/],
    ['a name that is not a string', 'x: {$include: [a.yaml]}', /The value of '\$include' must be a string/],
    ['a key beside it', 'x: {$file: dir/a.yaml, b: 1}', /must be the only key/],
    ['a part that does not exist', 'x: {$include: "dir/a.yaml#b.nope"}', /Path 'b\.nope' does not exist/],
    ['a part of a string', 'x: {$include: "dir/a.yaml#b.c.d"}', /does not exist in the included file/],
    ['a file that includes itself', 'x: {$include: loop.yaml}', /cycle: 'loop\.yaml' includes 'loop\.yaml'/],
    ['itself', 'x: {$include: layer-1.yaml}', /cycle: 'layer-1\.yaml' includes 'layer-1\.yaml'/],
    [
      'a file that includes one that includes it',
      'x: {$include: one.yaml}',
      /cycle: 'one\.yaml' includes 'two\.yaml' includes 'one\.yaml'/,
    ],
    [
      'a part that includes itself',
      'x: {$include: "part.yaml#a"}',
      /cycle: 'part\.yaml#a' includes 'part\.yaml#a'/,
    ],
  ])('rejects %s', async (_, text, message) => {
    const files = {
      'dir/a.yaml': 'b: {c: text}',
      'loop.yaml': 'a: {$include: loop.yaml}',
      'one.yaml': 'a: {$include: two.yaml}',
      'two.yaml': 'a: {$include: one.yaml}',
      'part.yaml': 'a: {b: {$include: "part.yaml#a"}}',
    };
    const { data, problems } = await loadText(`${text}\ny: 1`, { files });
    expect(problems).toMatchObject([
      { code: 'CONFIG_INCLUDE_FAILED', message: expect.stringMatching(message) },
    ]);
    expect(problems[0]?.where).toMatchObject({ line: 1 });
    expect(data['y']).toBe(1);
  });

  it('reports a missing variable of $env', async () => {
    const { data, problems } = await loadText('x: {$env: NOPE}');
    expect(summarize(problems)).toEqual(['CONFIG_VARIABLE_MISSING 1:11 x']);
    expect('x' in data).toBe(false);
  });

  it('reports invalid YAML in an included file, at its place', async () => {
    const { problems } = await loadText('x: {$include: a.yaml}', { files: { 'a.yaml': 'a: 1\na: 2\n' } });
    expect(problems[0]).toMatchObject({
      code: 'CONFIG_SYNTAX_INVALID',
      where: { file: 'a.yaml', line: 2, column: 1 },
    });
  });

  it('keeps the places of an included file', async () => {
    const files = { 'ext.yaml': '- page:catalog:\n    config:\n      path: /\n' };
    const { locate } = await loadText('app:\n  extensions: {$include: ext.yaml}', { files });
    const value = locate(['app', 'extensions', 0, 'page:catalog', 'config', 'path']);
    expect(value).toEqual({
      file: 'ext.yaml',
      line: 3,
      column: 13,
      endLine: 3,
      endColumn: 14,
      path: 'app.extensions[0].page:catalog.config.path',
    });
    expect(locate(['app', 'extensions'], 'key')).toMatchObject({ file: 'layer-1.yaml', line: 2, column: 3 });
  });

  it('follows symbolic links only to files in the root', async () => {
    const outside = createFolder({ 'secret.txt': 'canary' });
    const cwd = createFolder({
      'a.yaml': 'x: {$file: link.txt}\ny: {$file: inner.txt}\nz: {$file: dir/secret.txt}',
      'b.txt': 'fine',
    });
    symlinkSync(path.join(outside, 'secret.txt'), path.join(cwd, 'link.txt'));
    symlinkSync('b.txt', path.join(cwd, 'inner.txt'));
    symlinkSync(outside, path.join(cwd, 'dir'));
    const { value, problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config=a.yaml'],
      env: {},
      cwd,
    });
    expect(value.source.data['y']).toBe('fine');
    expect(problems.map(({ code, where }) => `${code} ${where?.path}`)).toEqual([
      'CONFIG_INCLUDE_FAILED x',
      'CONFIG_INCLUDE_FAILED z',
    ]);
    expect(JSON.stringify([value.source.data, problems])).not.toContain('canary');
  });

  it('includes from a folder in TRELLIS_INCLUDE_ROOTS', async () => {
    const outside = createFolder({ 'secret.txt': 'mounted' });
    const { data, problems } = await loadText(`x: {$file: ${outside}/secret.txt}`, {
      env: { TRELLIS_INCLUDE_ROOTS: outside },
    });
    expect(problems).toEqual([]);
    expect(data['x']).toBe('mounted');
  });

  it('includes from the folder of a configuration file outside of the working folder', async () => {
    const elsewhere = createFolder({ 'conf/a.yaml': 'x: {$file: b.txt}', 'conf/b.txt': 'beside' });
    const cwd = createFolder();
    const { value, problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config', path.join(elsewhere, 'conf/a.yaml')],
      env: {},
      cwd,
    });
    expect(problems).toEqual([]);
    expect(value.source.data['x']).toBe('beside');
  });

  it('rejects a file over the size limit', async () => {
    const { problems } = await loadText('x: {$file: big.txt}', {
      files: { 'big.txt': 'x'.repeat(1024 * 1024 + 1) },
    });
    expect(problems[0]?.message).toBe("The file 'big.txt' has 1.0 MB, which exceeds the limit of 1.0 MB.");
  });

  it('stops includes that grow exponentially', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, level) => [
        `f${level}.yaml`,
        `a: {$include: f${level + 1}.yaml}\nb: {$include: f${level + 1}.yaml}`,
      ]),
    );
    // Without a limit, this would include a million files and not end.
    const { problems } = await loadText('x: {$include: f0.yaml}', {
      files: { ...files, 'f20.yaml': 'a: 1' },
    });
    expect(problems[0]?.message).toBe('The configuration includes more than 1000 files.');
  });

  it('rejects a folder as a configuration file', async () => {
    const cwd = createFolder();
    mkdirSync(path.join(cwd, 'a.yaml'));
    const { value, problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config', 'a.yaml'],
      env: {},
      cwd,
    });
    expect(problems.map(({ message }) => message)).toEqual([
      "The configuration file 'a.yaml' is a folder, not a file.",
    ]);
    expect(value.unreadable).toEqual(['a.yaml']);
  });
});

describe('an included value that does not fit', () => {
  it.each([
    ['a list for a map', 'app: {$include: b.yaml}', '- a\n- b\n', '1:17', undefined],
    ['a map for a text', 'app: {baseUrl: {$include: b.yaml}}', 'url: http://x\n', '1:27', undefined],
    [
      'a whole file for a list',
      'app: {extensions: {$include: b.yaml}}',
      'app: {extensions: [x]}',
      '1:30',
      'b.yaml#app.extensions',
    ],
    ['a whole file for a section', 'app: {$include: b.yaml}', 'app: {title: x}', '1:17', 'b.yaml#app'],
    [
      'the keys of another section',
      'organization: {$include: b.yaml}',
      'title: x\nbaseUrl: http://x\n',
      '1:26',
      undefined,
    ],
  ])('is reported in the including file: %s', async (_, text, included, place, candidate) => {
    const { problems } = await loadText(text, { files: { 'b.yaml': included } });
    expect(summarize(problems)).toEqual([expect.stringContaining(`CONFIG_INCLUDE_FAILED ${place}`)]);
    expect(problems[0]?.candidates?.[0]).toBe(candidate);
  });

  it('keeps a mistake in the included file there', async () => {
    const { problems } = await loadText('app: {$include: b.yaml}', {
      files: { 'b.yaml': 'title: x\ntitel: y\n' },
    });
    expect(problems.map(({ where }) => `${where?.file}:${where?.line}`)).toEqual(['b.yaml:2']);
  });
});
