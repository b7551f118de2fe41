import { createProblem, printConfigPath, type ConfigPath, type Problem } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedMap, LocatedScalar, LocatedValue, Span } from '../located/locatedValue';
import { toPlain } from '../located/toData';
import type { ConfigSchema } from '../schema/configSchema';
import { findChildSchema, listOptions } from '../schema/descend';
import { type Doubt, type DoubtContext, readMeta } from '../schema/keys';
import { findLocated } from './createValueFix';
import { findStrayBracket, findStrayQuote } from './findStrayQuote';
import { matchesType } from './matchesType';

/** A value, its place in the configuration, and its schema, if there is one. */
interface Visited {
  value: LocatedValue;
  path: ConfigPath;
  schema: z.core.$ZodType | undefined;
}

/**
 * Reports values that are valid, but probably mistakes: those that their schema doubts, and texts with a stray quote or bracket. Values
 * with another problem, in `reported`, are skipped.
 */
export function checkValues(
  root: LocatedMap,
  schema: ConfigSchema,
  context: DoubtContext,
  reported: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  visit({ value: root, path: [], schema });
  return problems;

  function visit(visited: Visited): void {
    const { value, path, schema: own } = visited;
    if (path.length > 0 && reported.has(printConfigPath(path))) return;
    const problem = describeDoubt(visited, context) ?? describeStray(visited);
    if (problem) problems.push(problem);
    if (value.kind === 'list')
      for (const [index, item] of value.items.entries())
        visit({ value: item, path: [...path, index], schema: own && findChildSchema(own, index) });
    if (value.kind === 'map')
      for (const [key, entry] of value.entries)
        visit({ value: entry.value, path: [...path, key], schema: own && findChildSchema(own, key) });
  }
}

function describeDoubt({ value, path, schema }: Visited, context: DoubtContext): Problem | undefined {
  const doubt = schema && findDoubt(value, schema, context);
  if (!doubt) return undefined;
  const { text, hint, candidates = [], path: inner = [] } = doubt;
  const full = [...path, ...inner];
  const at = value.kind === 'map' ? findLocated(value, inner)?.value.at : value.at;
  return createProblem('CONFIG_VALUE_SUSPICIOUS', {
    message: `'${printConfigPath(full)}' ${text}`,
    hint,
    where: locate(at ?? value.at, full),
    candidates: [...candidates],
  });
}

/** Of a union, only the alternatives of the same type have doubts about a value. */
function findDoubt(value: LocatedValue, schema: z.core.$ZodType, context: DoubtContext): Doubt | undefined {
  const fitting = listOptions(schema).filter((option) => matchesType(value, option));
  for (const option of new Set([schema, ...fitting])) {
    const doubt = readMeta(option).doubt?.(toPlain(value), context);
    if (doubt) return doubt;
  }
  return undefined;
}

function describeStray({ value, path }: Visited): Problem | undefined {
  if (value.kind !== 'scalar' || !value.at || !isPlain(value)) return undefined;
  const text = String(value.value);
  const quote = findStrayQuote(text);
  const bracket = quote === undefined ? findStrayBracket(text) : undefined;
  const where = locate(value.at, path);
  if (bracket !== undefined) {
    const place = { ...value.at, column: value.at.endColumn - 1, path: '' };
    return createProblem('CONFIG_VALUE_SUSPICIOUS', {
      message: `'${printConfigPath(path)}' ends with a '${bracket}' that is not opened. It is part of the text.`,
      hint: 'Remove the bracket, or put the whole value in quotes.',
      where,
      fix: {
        title: 'Remove the last character.',
        applicability: 'suggestion',
        edits: [{ kind: 'text', place, text: '' }],
      },
    });
  }
  if (quote === undefined) return undefined;
  const isClosing = text.indexOf(quote) === text.length - 1 && !text.includes('\\');
  const start = { ...value.at, endLine: value.at.line, endColumn: value.at.column, path: '' };
  return createProblem('CONFIG_VALUE_SUSPICIOUS', {
    message: `'${printConfigPath(path)}' contains a single ${quote === '"' ? 'double' : 'single'} quote, which is part of the text.`,
    hint: 'Remove the quote, or put the whole value in quotes.',
    where,
    fix: isClosing
      ? {
          title: 'Add the opening quote.',
          applicability: 'suggestion',
          edits: [{ kind: 'text', place: start, text: quote }],
        }
      : undefined,
  });
}

/** Whether a text is written without quotes, on one line, and in the file itself. */
function isPlain({ value, at, filledIn }: LocatedScalar): boolean {
  if (typeof value !== 'string' || !at || filledIn) return false;
  return at.line === at.endLine && at.endColumn - at.column === value.length;
}

function locate(at: Span | undefined, path: ConfigPath) {
  return at && { ...at, path: printConfigPath(path) };
}
