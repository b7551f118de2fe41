import { describe, expect, test } from 'vitest';
// Only zod/mini has no messages, so these are created by the engine.
import * as z from 'zod/mini';

import { parseConfig, printConfigIssue } from './parseConfig';

function listMessages(schema: z.ZodMiniType, value: unknown): string[] {
  const parsed = parseConfig({ key: schema }, { key: value });
  return (parsed.issues ?? []).map(printConfigIssue);
}

describe('the message of an issue of zod/mini', () => {
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
      'no branch of a union',
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
    ['an invalid URL', z.url(), 'not a URL', "Invalid url at 'key'"],
    [
      'an unknown key',
      z.strictObject({ a: z.optional(z.string()) }),
      { b: 1 },
      `Unrecognized key: "b" at 'key'`,
    ],
    [
      'a nested value',
      z.object({ list: z.array(z.object({ url: z.string() })) }),
      { list: [{}] },
      "Missing required value at 'key.list.0.url'",
    ],
    ['a message of the plugin', z.string('Give a name'), 3, "Give a name at 'key'"],
  ])('%s', ([, schema, value, expected]) => {
    expect(listMessages(schema, value)).toEqual([expected]);
  });

  test('a schema with asynchronous validation is rejected', () => {
    const slow = {
      '~standard': { version: 1 as const, vendor: 'test', validate: async (value: unknown) => ({ value }) },
    };
    expect(parseConfig({ key: slow }, {}).issues?.[0]?.message).toContain('asynchronous');
  });

  test('a config that is not a map is one issue without a key', () => {
    const parsed = parseConfig({ key: z.string() }, 'text');
    expect((parsed.issues ?? []).map(printConfigIssue)).toEqual(['Invalid input: expected object']);
  });
});
