import { describe, expect, it } from 'vitest';
import { ResultCache } from './resultCache';

describe('the result cache', () => {
  it('returns a result for its own generation only', () => {
    const cache = new ResultCache();
    cache.set(1, 'how many', 5);
    expect(cache.get(1, 'how many')).toBe(5);
    expect(cache.get(2, 'how many')).toBeUndefined();
    cache.set(2, 'how many', 6);
    expect(cache.get(2, 'how many')).toBe(6);
    expect(cache.get(1, 'how many')).toBeUndefined();
  });

  it('evicts the least recently used result', () => {
    const cache = new ResultCache();
    for (let index = 0; index < 500; index += 1) cache.set(1, `question ${index}`, index);
    expect(cache.get(1, 'question 0')).toBe(0);
    cache.set(1, 'one more', 500);
    expect(cache.get(1, 'question 0')).toBe(0);
    expect(cache.get(1, 'question 1')).toBeUndefined();
  });
});
