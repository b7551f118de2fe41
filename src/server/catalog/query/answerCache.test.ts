import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answerCache';

describe('the cache of answers', () => {
  it('gives an answer for its own generation only', () => {
    const cache = new AnswerCache();
    cache.set(1, 'how many', 5);
    expect(cache.get(1, 'how many')).toBe(5);
    expect(cache.get(2, 'how many')).toBeUndefined();
    cache.set(2, 'how many', 6);
    expect(cache.get(2, 'how many')).toBe(6);
    expect(cache.get(1, 'how many')).toBeUndefined();
  });

  it('lets go of what has not been asked for longest', () => {
    const cache = new AnswerCache();
    for (let index = 0; index < 500; index += 1) cache.set(1, `question ${index}`, index);
    expect(cache.get(1, 'question 0')).toBe(0);
    cache.set(1, 'one more', 500);
    expect(cache.get(1, 'question 0')).toBe(0);
    expect(cache.get(1, 'question 1')).toBeUndefined();
  });
});
