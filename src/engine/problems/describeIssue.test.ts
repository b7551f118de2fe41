import { describe, expect, test } from 'vitest';
// Only zod/mini has no messages, so these are created by the engine.
import * as z from 'zod/mini';
import { z as z3 } from 'zod/v3';
import { z as z4 } from 'zod';

import type { ConfigFieldSchema } from '../definitions/configSchema';

import { parseConfig } from '../instantiate/parseConfig';
import { describeConfigIssues } from './describeConfigIssues';
import { printConfigIssue } from './printConfigIssue';

function listMessages(schema: z.ZodMiniType, value: unknown): string[] {
  const parsed = parseConfig({ key: schema }, { key: value });
  return describeConfigIssues(parsed.invalid ?? []).map(printConfigIssue);
}

describe('the message of an issue', () => {
  test.for<[string, ConfigFieldSchema, unknown, string]>([
    ['zod 4: a type', z4.string(), 3, "'key' must be a string, but is a number"],
    [
      'zod 4: a pattern',
      z4.string().regex(/^#/),
      'x',
      "'key' must be a string in the expected format, but is a different string",
    ],
    [
      'zod 4: a prefix',
      z4.string().startsWith('x-'),
      'y',
      "'key' must be a string that starts with 'x-', but is a different string",
    ],
    ['zod 4: a whole number', z4.number().int(), 1.5, "'key' must be a whole number, but is a number"],
    ['zod 4: a multiple', z4.number().multipleOf(5), 3, "'key' must be a multiple of 5, but is a number"],
    [
      'zod 4: a date',
      z4.iso.date(),
      'x',
      "'key' must be a date such as '2027-01-31', but is a different string",
    ],
    [
      'zod 4: a union of maps',
      z4.union([z4.boolean(), z4.object({ a: z4.string() })]),
      { a: 1 },
      "'key.a' must be a string, but is a number",
    ],
    [
      'zod 4: a discriminated union',
      z4.discriminatedUnion('a', [z4.object({ a: z4.literal('b') })]),
      { a: 1 },
      "'key.a' is not valid",
    ],
    [
      'zod 4: a key of a record',
      z4.record(z4.string().regex(/^a/), z4.string()),
      { b: 'x' },
      "'key.b' is not valid",
    ],
    [
      'zod 4: a message of the plugin',
      z4.string().regex(/^#/, 'must be a color'),
      'x',
      "'key' must be a color",
    ],
    ['zod 3: a type', z3.string(), 3, "'key' must be a string, but is a number"],
    ['zod 3: nothing', z3.string(), undefined, "'key' is missing. It must be a string"],
    ['zod 3: a choice', z3.enum(['a', 'b']), 'c', "'key' must be 'a' or 'b', but is a different string"],
    ['zod 3: a constant', z3.literal('a'), 'c', "'key' must be 'a', but is a different string"],
    [
      'zod 3: a union',
      z3.union([z3.string(), z3.boolean()]),
      3,
      "'key' must be a string, true or false, but is a number",
    ],
    [
      'zod 3: a pattern',
      z3.string().regex(/^#/),
      'x',
      "'key' must be a string in the expected format, but is a different string",
    ],
    [
      'zod 3: a prefix',
      z3.string().startsWith('x-'),
      'y',
      "'key' must be a string that starts with 'x-', but is a different string",
    ],
    [
      'zod 3: a short list',
      z3.array(z3.string()).min(2),
      [],
      "'key' must be a list with at least 2 items, but is a different list",
    ],
    ['zod 3: an unknown key', z3.object({}).strict(), { b: 1 }, "'key' has the unknown key 'b'"],
    ['zod 3: a custom check', z3.string().refine(() => false), 'x', "'key' is not valid"],
  ])('%s', ([, schema, value, expected]) => {
    const parsed = parseConfig({ key: schema }, { key: value });
    expect(describeConfigIssues(parsed.invalid ?? []).map(printConfigIssue)).toEqual([expected]);
  });
});

describe('the message of an issue of zod/mini', () => {
  test.for<[string, z.ZodMiniType, unknown, string]>([
    ['a wrong type', z.string(), 3, "'key' must be a string, but is a number"],
    ['null', z.string(), null, "'key' must be a string, but is empty"],
    ['a list', z.number(), [], "'key' must be a number, but is a list"],
    ['nothing', z.string(), undefined, "'key' is missing. It must be a string"],
    ['a missing choice', z.enum(['a', 'b']), undefined, "'key' is missing. It must be 'a' or 'b'"],
    [
      'a missing union',
      z.union([z.string(), z.number()]),
      undefined,
      "'key' is missing. It must be a string or a number",
    ],
    ['a wrong choice', z.enum(['a', 'b']), 'c', "'key' must be 'a' or 'b', but is a different string"],
    ['a wrong constant', z.literal('a'), 'c', "'key' must be 'a', but is a different string"],
    [
      'no branch of a union',
      z.union([z.string(), z.boolean()]),
      3,
      "'key' must be a string, true or false, but is a number",
    ],
    [
      'a small number',
      z.number().check(z.minimum(2)),
      1,
      "'key' must be a number of at least 2, but is a different number",
    ],
    [
      'a number on the limit',
      z.number().check(z.lt(2)),
      2,
      "'key' must be a number less than 2, but is a different number",
    ],
    [
      'a long text',
      z.string().check(z.maxLength(1)),
      'ab',
      "'key' must be a string with at most 1 character, but is a different string",
    ],
    [
      'a short list',
      z.array(z.string()).check(z.minLength(1)),
      [],
      "'key' must be a list with at least 1 item, but is a different list",
    ],
    [
      'an invalid URL',
      z.url(),
      'not a URL',
      "'key' must be a URL such as 'https://example.com', but is a different string",
    ],
    [
      'an unknown key',
      z.strictObject({ a: z.optional(z.string()) }),
      { b: 1 },
      "'key' has the unknown key 'b'",
    ],
    [
      'a nested value',
      z.object({ list: z.array(z.object({ url: z.string() })) }),
      { list: [{}] },
      "'key.list[0].url' is missing. It must be a string",
    ],
    ['a message of the plugin', z.string('Give a name'), 3, "Give a name at 'key'"],
  ])('%s', ([, schema, value, expected]) => {
    expect(listMessages(schema, value)).toEqual([expected]);
  });

  test('a schema with asynchronous validation is rejected', () => {
    const slow = {
      '~standard': { version: 1 as const, vendor: 'test', validate: async (value: unknown) => ({ value }) },
    };
    expect(parseConfig({ key: slow }, {}).invalid?.[0]?.issue.message).toContain('asynchronous');
  });

  test('a config that is not a map is one issue without a key', () => {
    const parsed = parseConfig({ key: z.string() }, 'text');
    expect(describeConfigIssues(parsed.invalid ?? []).map(printConfigIssue)).toEqual([
      'it must be a map, but is a single value',
    ]);
  });
});
