import { afterAll, expect, it } from 'vitest';
import { createSchemaValidator } from './validateValue';

const validator = createSchemaValidator();
const { validate } = validator;
afterAll(() => validator.stop());

const slow = { type: 'string', pattern: '^(a+)+$' };
const value = `${'a'.repeat(40)}!`;

it('does not let the slow schemas of one caller delay others', async () => {
  const ended: string[] = [];
  const blocked = Array.from({ length: 3 }, () =>
    validate(value, slow, 'user:default/mallory').finally(() => void ended.push('slow')),
  );
  const all = Promise.allSettled(blocked);
  const errors = await validate(5, { type: 'string' }, 'user:default/other');
  // On a busy machine, a thread starts slowly.
  expect([errors.length, ended.length < 2]).toEqual([1, true]);
  await all;
  await expect(blocked[0]).rejects.toThrow('Checking the values takes longer than 2 seconds.');
}, 30_000);

it('refuses a caller with too many values waiting', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => validate('a', { type: 'string' }, 'user:default/mallory')),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  expect(results.at(-1)).toMatchObject({ reason: { statusCode: 429 } });
});
