import { describe, expect, it } from 'vitest';
import { findChange } from './findChange';
import { parsePatch } from './parsePatch';

const change = (patch: string, index: number) => findChange(parsePatch(`@@ -1 +1 @@\n${patch}`), index);

describe('findChange', () => {
  it('finds the change on both sides', () => {
    const patch = ' a:\n-  input: card }\n+  input: cards }';
    expect(change(patch, 1)).toEqual({ before: '  input: card', changed: '', after: ' }' });
    expect(change(patch, 2)).toEqual({ before: '  input: card', changed: 's', after: ' }' });
  });

  it('pairs several changed lines', () => {
    const patch = '-  a: 1\n-  b: 2\n+  a: 9\n+  b: 8';
    expect(change(patch, 1)?.changed).toBe('2');
    expect(change(patch, 2)?.changed).toBe('9');
    expect(change(patch, 3)?.changed).toBe('8');
  });

  it('returns undefined for lines that are only removed, added or unchanged', () => {
    expect(change('-  a: 1', 0)).toBeUndefined();
    expect(change(' a:\n+  b: 1', 1)).toBeUndefined();
    expect(change(' a:\n-  b: 1\n+  b: 2', 0)).toBeUndefined();
    expect(change('-a\n-b\n+c', 0)).toBeUndefined();
  });
});
