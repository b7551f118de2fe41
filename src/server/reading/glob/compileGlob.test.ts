import { describe, expect, it } from 'vitest';
import { compileGlob, findGlobBase, isGlob } from './compileGlob';

describe('a pattern', () => {
  it.each<[pattern: string, path: string, matches: boolean]>([
    ['catalog-info.yaml', 'catalog-info.yaml', true],
    ['*.yaml', 'a/b.yaml', false],
    ['**/catalog-info.yaml', 'catalog-info.yaml', true],
    ['**/catalog-info.yaml', 'a/b/catalog-info.yaml', true],
    ['a/**/b/*.y?ml', 'a/x/b/y/b/c.yaml', true],
    ['a/**', 'a/b/c', true],
    ['**/*-info.{yaml,yml}', 'x/catalog-info.yml', true],
    ['{a,b{c,d}}/x', 'bd/x', true],
    ['{a,b}/x', 'c/x', false],
    ['a.c', 'abc', false],
  ])('%s and %s', (pattern, path, matches) => {
    expect(compileGlob(pattern)(path)).toBe(matches);
  });

  it('takes linear time for patterns that look alike', () => {
    const hostile = compileGlob(`**/${'*a'.repeat(2000)}b/${'**/'.repeat(500)}x`);
    expect(hostile(`${'a'.repeat(10_000)}/${'y/'.repeat(2000)}z`)).toBe(false);
  });

  it('has a limit for braces', () => {
    expect(() => compileGlob('{a,b}'.repeat(10))).toThrow('more than 100 alternatives');
  });

  it('starts at a folder', () => {
    expect(findGlobBase('a/b/*.yaml')).toBe('a/b');
    expect(findGlobBase('{a,b}/c')).toBe('');
    expect(isGlob('a/b')).toBe(false);
  });
});
