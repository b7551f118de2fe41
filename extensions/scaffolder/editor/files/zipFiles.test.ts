import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { isFreePath, isSafePath, sortFiles } from './templateFile';
import { createZip, readZip } from './zipFiles';

it('reads the files that it wrote', () => {
  const files = [
    { path: 'template.yaml', content: 'kind: Template\n' },
    { path: 'skeleton/logo.png', content: new Uint8Array([0, 255, 1]) },
  ];
  expect(readZip(createZip(files))).toEqual(files.map((file) => ({ ...file, saved: file.content })));
});

it('removes the folder of an archive, and leaves out what is not part of a template', () => {
  const archive = zipSync({
    'templates-main/template.yaml': strToU8('a'),
    'templates-main/.git/config': strToU8('b'),
    'templates-main/skeleton/README.md': strToU8('c'),
  });
  expect(readZip(archive).map(({ path }) => path)).toEqual(['template.yaml', 'skeleton/README.md']);
});

it.each(['../outside.txt', '/etc/passwd', 'a/../../b', String.raw`a\b`, 'a//b'])(
  'refuses the path %s',
  (path) => {
    expect(isSafePath(path)).toBe(false);
    expect(() => readZip(zipSync({ [path]: strToU8('a') }))).toThrow(`unsafe: ${path}`);
  },
);

it('refuses files that are not archives, and archives that are too large', () => {
  expect(() => readZip(strToU8('not an archive'))).toThrow('notZip');
  expect(() => readZip(zipSync({ 'large.txt': new Uint8Array(21 * 1024 * 1024) }))).toThrow('tooLarge');
});

it('finds free paths, whatever their case', () => {
  const files = [{ path: 'skeleton/README.md', content: '' }];
  expect(isFreePath(files, 'skeleton/readme.md')).toBe(false);
  expect(isFreePath(files, 'skeleton')).toBe(false);
  expect(isFreePath(files, 'skeleton/README.md/inner')).toBe(false);
  expect(isFreePath(files, 'README.md')).toBe(true);
});

it('sorts folders before files', () => {
  const paths = ['template.yaml', 'b/2.txt', 'a.txt', 'b/1.txt', 'b/c/3.txt'];
  expect(sortFiles(paths.map((path) => ({ path }))).map(({ path }) => path)).toEqual([
    'b/c/3.txt',
    'b/1.txt',
    'b/2.txt',
    'a.txt',
    'template.yaml',
  ]);
});
