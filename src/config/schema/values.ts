import { findCandidates } from '#diagnostics';
import { z } from 'zod';
import { parseBooleanWord } from '../reader/parseBooleanWord';
import { type Doubt, type KeyMeta, readMeta, ruled } from './keys';

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

/** A valid value that is reported if it is probably a mistake. */
export const doubted = <T extends z.ZodType>(schema: T, doubt: NonNullable<KeyMeta['doubt']>): T =>
  schema.meta({ ...readMeta(schema), doubt });

/** The target of a link: a URL of any scheme, or a path. */
export const link = () =>
  doubted(text().meta({ wanted: 'a URL or a path' }), (written) =>
    typeof written === 'string' ? doubtLink(written) : undefined,
  );

function doubtLink(written: string): Doubt | undefined {
  const text = written.trim();
  if (/^([a-z][a-z\d+.-]*:\/\/|(mailto|tel|sms|slack|msteams|data|blob):|[/#?.]|$)/i.test(text))
    return undefined;
  const meant = guessUrl(text);
  const hint =
    meant === undefined
      ? "Use a URL that starts with 'https://', or a path that starts with '/'."
      : `Did you mean '${meant}'?`;
  return {
    text: 'is neither a URL with a scheme nor a path that starts with a slash.',
    hint,
    candidates: meant === undefined ? [] : [meant],
  };
}

/** Returns the likely URL for a host without a scheme. */
function guessUrl(text: string): string | undefined {
  if (/^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?([/?#]\S*)?$/i.test(text))
    return `${/^(localhost|127\.)/i.test(text) ? 'http' : 'https'}://${text}`;
  return undefined;
}

/** An absolute URL of any scheme. */
export const absoluteUrl = () =>
  z
    .string()
    .refine((written) => URL.canParse(written))
    .meta({ wanted: 'a URL', jsonSchema: { type: 'string', format: 'uri' } });

/** A host name, possibly with a port. */
export const host = () =>
  ruled(text(), (written) => {
    if (isHost(written)) return [];
    const [, meant] = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]+)/i.exec(written) ?? [];
    return [
      {
        text: 'must be a host without a scheme or a path.',
        ...(meant === undefined ? {} : { hint: `Did you mean '${meant}'?`, candidates: [meant] }),
      },
    ];
  });

function isHost(written: string): boolean {
  const address = `https://${written}`;
  return URL.canParse(address) && new URL(address).host === written.toLowerCase().replace(/:443$/, '');
}

/**
 * Usually one of several words, in any case. Others are valid, but those that look like a misspelling are reported. `noun`
 * describes the words.
 */
export const known = (words: readonly string[], noun: string) =>
  doubted(text().meta({ usual: [...words] }), (written) => {
    if (typeof written !== 'string' || words.some((word) => word.toLowerCase() === written.toLowerCase()))
      return undefined;
    // 'AiResource' is another word, not a misspelled 'Resource'.
    const candidates = findCandidates(written, words).filter(
      (word) => word[0]?.toLowerCase() === written[0]?.toLowerCase(),
    );
    const [nearest] = candidates;
    if (nearest === undefined) return undefined;
    return { text: `is not a ${noun}.`, hint: `Did you mean '${nearest}'?`, candidates };
  });

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

const DURATION = "a duration such as '5 minutes', 'PT5M' or { minutes: 5 }";

const durationForms = [
  { type: 'string' },
  {
    type: 'object',
    properties: Object.fromEntries(units.map((unit) => [unit, { type: 'number', minimum: 0 }])),
    additionalProperties: false,
  },
];

const durations = z.union([
  z.string().regex(/^\s*(\d+(\.\d+)?\s*[a-z]+|-?P(?=.)(\d+[YMWD])*(T(\d+(\.\d+)?[HMS])+)?)\s*$/i),
  z.strictObject(Object.fromEntries(units.map((unit) => [unit, number(0).optional()]))),
]);

/** A duration: `{ minutes: 5 }`, `5m`, `30 seconds` or an ISO duration such as `PT5M`. */
export const duration = () =>
  durations.clone().meta({ wanted: DURATION, jsonSchema: { anyOf: durationForms } });

/** A duration, or a number of seconds, which older configurations have. */
export const durationOrSeconds = () =>
  z.union([durations, number(0)]).meta({
    wanted: `${DURATION}, or a number of seconds`,
    jsonSchema: { anyOf: [...durationForms, { type: 'number', minimum: 0 }] },
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
