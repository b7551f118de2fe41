import { findCandidates } from '#diagnostics';
import { z } from 'zod';
import { parseBooleanWord } from '../reader/parseBooleanWord';

/** A string. */
export const text = () => z.string().meta({ wanted: 'a string' });

/** A number, or a string with a number, because `${PORT}` always results in a string. */
export function number(minimum?: number, maximum?: number) {
  const range =
    minimum === undefined
      ? ''
      : maximum === undefined
        ? ` of at least ${minimum}`
        : ` from ${minimum} to ${maximum}`;
  const fits = (value: number) => value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
  return z
    .union([
      z.number().refine(fits),
      z
        .string()
        .refine(
          (written) => written.trim() !== '' && Number.isFinite(Number(written)) && fits(Number(written)),
        ),
    ])
    .meta({ wanted: `a number${range}`, jsonSchema: { type: 'number', minimum, maximum } });
}

/** A boolean, or a string with a boolean, because `${VAR}` always results in a string. */
export const boolean = () =>
  z
    .union([z.boolean(), z.string().refine((written) => parseBooleanWord(written) !== undefined)])
    .meta({ wanted: 'true or false', jsonSchema: { type: 'boolean' } });

/** One of several strings. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words).meta({ wanted: words.map((word) => `'${word}'`).join(' or ') });

/** Usually one of several strings. Accepts other values, unless they look like typos, because a backend can support more. */
export const usually = (words: readonly string[], wanted: string) =>
  z
    .string()
    .refine((written) => words.includes(written) || findCandidates(written, words).length === 0)
    .meta({ wanted, usual: [...words], jsonSchema: { type: 'string', examples: [...words] } });

/** An absolute http or https URL. */
export const url = () =>
  z
    .string()
    .refine((written) => /^https?:/i.test(written) && URL.canParse(written))
    .meta({ wanted: 'an http or https URL', jsonSchema: { type: 'string', format: 'uri' } });

/** The units of a duration that is written as a map. */
export const units = [
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'minutes',
  'seconds',
  'milliseconds',
] as const;

/** A duration: `{ minutes: 5 }`, `5m`, `30 seconds` or an ISO duration such as `PT5M`. */
export const duration = () =>
  z
    .union([
      z.string().regex(/^\s*(\d+(\.\d+)?\s*[a-z]+|-?P(?=.)(\d+[YMWD])*(T(\d+(\.\d+)?[HMS])+)?)\s*$/i),
      z.strictObject(Object.fromEntries(units.map((unit) => [unit, number(0).optional()]))),
    ])
    .meta({
      wanted: "a duration such as '5 minutes', 'PT5M' or { minutes: 5 }",
      jsonSchema: {
        anyOf: [
          { type: 'string' },
          {
            type: 'object',
            properties: Object.fromEntries(units.map((unit) => [unit, { type: 'number', minimum: 0 }])),
            additionalProperties: false,
          },
        ],
      },
    });

/** A map with known keys. */
export const map = <T extends z.core.$ZodLooseShape>(shape: T) => z.object(shape).meta({ wanted: 'a map' });

/** A map with any keys. */
export const mapOf = <T extends z.ZodType>(value: T) => z.record(z.string(), value).meta({ wanted: 'a map' });

/** A list. */
export const list = <T extends z.ZodType>(item: T) => z.array(item).meta({ wanted: 'a list' });

/** A list of strings. A single string is accepted as a list of one. */
export const texts = () =>
  z.union([z.array(z.string()), z.string()]).meta({
    wanted: 'a list of strings',
    jsonSchema: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] },
  });

/** Any value. */
export const anything = () => z.unknown().meta({ wanted: 'anything' });
