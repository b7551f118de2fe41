import { describe, expect, it } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { loadConfig } from '../node/loadConfig';
import { createFolder } from '../node/testing/createFolder';
import { loadText } from '../node/testing/loadText';
import { layeringCases } from './testing/layeringCases';

describe('the layering rules', () => {
  it('are covered by more than a hundred cases', () => {
    expect(layeringCases.length).toBeGreaterThanOrEqual(100);
    expect(new Set(layeringCases.map(({ title }) => title)).size).toBeGreaterThanOrEqual(100);
  });

  it.each(layeringCases)('$title', async ({ files, args, env = {}, problems: codes = [], ...expected }) => {
    const cwd = createFolder(files);
    const { value, problems } = await loadConfig({ settings: bundledSettings, args: args ?? [], env, cwd });
    expect(problems.map(({ code }) => code)).toEqual(codes);
    const { x, app } = value.source.data;
    // Compared as JSON, because the order of keys matters.
    const [found, wanted] =
      'extensions' in expected
        ? [(app as { extensions?: unknown }).extensions, expected.extensions]
        : [x, expected.x];
    expect(JSON.stringify(found)).toBe(JSON.stringify(wanted));
  });
});

describe('the places of merged entries', () => {
  it('are those of the file that set each value', async () => {
    const { locate } = await loadText([
      'app:\n  extensions:\n    - page:x:\n        config:\n          a: 1\n          b: 1\n',
      'app:\n  extensions:\n    - page:x:\n        attachTo: {id: p, input: q}\n        config:\n          b: 2\n',
      'app:\n  extensions:\n    - page:y\n    - page:x: false\n',
    ]);
    const entry = ['app', 'extensions', 0, 'page:x'];
    const place = (...path: string[]) => {
      const { file, line, column } = locate([...entry, ...path]) ?? {};
      return `${file}:${line}:${column}`;
    };
    expect(place('config', 'a')).toBe('layer-1.yaml:5:14');
    expect(place('config', 'b')).toBe('layer-2.yaml:6:14');
    expect(place('attachTo', 'input')).toBe('layer-2.yaml:4:34');
    expect(place('disabled')).toBe('layer-3.yaml:4:15');
    expect(locate(entry, 'key')).toMatchObject({ file: 'layer-3.yaml', line: 4, column: 7 });
    expect(locate(['app', 'extensions', 1])).toMatchObject({ file: 'layer-3.yaml', line: 3, column: 7 });
  });
});
