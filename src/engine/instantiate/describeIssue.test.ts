import { describe, expect, test } from 'vitest';
// Only zod/mini: it comes without texts, which is the case that needs words of our own.
import * as z from 'zod/mini';

import { parseConfig, printConfigIssue } from './parseConfig';

function complain(schema: z.ZodMiniType, value: unknown): string[] {
  const parsed = parseConfig({ key: schema }, { key: value });
  return (parsed.issues ?? []).map(printConfigIssue);
}

describe('what a person reads of an issue of zod/mini', () => {
  test.for<[string, z.ZodMiniType, unknown, string]>([
    ['a wrong type', z.string(), 3, "Invalid input: expected string, received number at 'key'"],
    ['null', z.string(), null, "Invalid input: expected string, received null at 'key'"],
    ['a list', z.number(), [], "Invalid input: expected number, received array at 'key'"],
    ['nothing', z.string(), undefined, "Missing required value at 'key'"],
    ['a missing choice', z.enum(['a', 'b']), undefined, "Missing required value at 'key'"],
    ['a missing union', z.union([z.string(), z.number()]), undefined, "Missing required value at 'key'"],
    ['a wrong choice', z.enum(['a', 'b']), 'c', `Invalid option: expected one of "a"|"b" at 'key'`],
    ['a wrong constant', z.literal('a'), 'c', `Invalid input: expected "a" at 'key'`],
    [
      'no form of a union',
      z.union([z.string(), z.boolean()]),
      3,
      "Invalid input: expected string or boolean, received number at 'key'",
    ],
    ['a small number', z.number().check(z.minimum(2)), 1, "Too small: expected number to be >=2 at 'key'"],
    ['a number on the limit', z.number().check(z.lt(2)), 2, "Too big: expected number to be <2 at 'key'"],
    [
      'a long text',
      z.string().check(z.maxLength(1)),
      'ab',
      "Too big: expected string to have <=1 characters at 'key'",
    ],
    [
      'a short list',
      z.array(z.string()).check(z.minLength(1)),
      [],
      "Too small: expected array to have >=1 items at 'key'",
    ],
    ['a bad address', z.url(), 'no address', "Invalid url at 'key'"],
    [
      'an unknown key',
      z.strictObject({ a: z.optional(z.string()) }),
      { b: 1 },
      `Unrecognized key: "b" at 'key'`,
    ],
    [
      'a place below',
      z.object({ list: z.array(z.object({ url: z.string() })) }),
      { list: [{}] },
      "Missing required value at 'key.list.0.url'",
    ],
    ['words of the plugin', z.string('Give a name'), 3, "Give a name at 'key'"],
  ])('%s', ([, schema, value, expected]) => {
    expect(complain(schema, value)).toEqual([expected]);
  });

  test('a schema that validates asynchronously is refused', () => {
    const slow = {
      '~standard': { version: 1 as const, vendor: 'test', validate: async (value: unknown) => ({ value }) },
    };
    expect(parseConfig({ key: slow }, {}).issues?.[0]?.message).toContain('asynchronously');
  });

  test('a config that is no map is one issue without a key', () => {
    const parsed = parseConfig({ key: z.string() }, 'text');
    expect((parsed.issues ?? []).map(printConfigIssue)).toEqual(['Invalid input: expected object']);
  });
});
