import { expect, it } from 'vitest';
import { createPathGuard } from './createPathGuard';

it('refuses paths that would need too much memory together', () => {
  const guard = createPathGuard('https://github.com/acme/shop');
  const checkMany = (): void => {
    for (let index = 0; index < 20_000; index += 1)
      guard.check(
        Array.from({ length: 99 }, (_, depth) => `${index}-${depth}`.padEnd(40, 'x')).join('/'),
        'file',
      );
  };
  expect(checkMany).toThrow("The paths of the files of 'https://github.com/acme/shop' are too long.");
});
