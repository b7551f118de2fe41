import { describe, expect, it } from 'vitest';
import { createStandIns, listMadeOfSecrets } from './standIns';

describe('what templates make of secrets', () => {
  it('is found by secrets of the same length', () => {
    const { token = '', empty } = createStandIns({ token: 'abcdef', empty: '' });
    expect(empty).toBe('');
    expect(token).toMatch(/^[\uE000-\uE03F]{6}$/);
  });

  it.each([
    ['the same', 'the same', []],
    ['before fedcba after', 'before ------ after', ['fedcba']],
    ['aXXXXa', 'aa', ['XXXX']],
    ['short: abc', 'short: ---', []],
    [['one', 'secret'], ['one', '------'], ['secret']],
    [{ deep: { text: 'secret' }, same: 1 }, { deep: { text: '------' }, same: 1 }, ['secret']],
    [12_345, 98_760, ['12345']],
    [true, false, []],
    ['secret', undefined, ['secret']],
    [{ deep: ['secret'] }, null, ['secret']],
    ['x'.repeat(20_000), '', []],
  ])('of %j and %j', (rendered, other, made) => {
    expect(listMadeOfSecrets(rendered, other)).toEqual(made);
  });
});
