import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml';

/** Why a text cannot be parsed. */
export interface TextProblem {
  message: string;
  /** Starting at 1. Undefined if the problem has no place in the text. */
  line?: number | undefined;
}

type Parsed = { value: unknown } | { problem: TextProblem };

const schema = CORE_SCHEMA.withTags(mergeTag);
const maxDepth = 1000;
/** The highest number of values with every alias written out. */
const maxValues = 5_000_000;

/** Parses JSON or YAML. */
export function parseText(text: string): Parsed {
  if (!/^\s*[[{]/.test(text)) return parseYaml(text);
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    // YAML can start with a brace, too.
    const asYaml = parseYaml(text);
    if ('value' in asYaml) return asYaml;
    const message = error instanceof Error ? error.message : '';
    return { problem: { message, line: lineOfJsonError(message, text) ?? asYaml.problem.line } };
  }
}

function parseYaml(text: string): Parsed {
  try {
    // Of duplicate keys, the last one counts, as in JSON.
    const value = load(text, { schema, maxDepth, json: true });
    // Aliases are the same object, which can contain itself, or unfold to billions of values. Without anchors, there are none.
    const isTooLarge = text.includes('&') && countValues(value, new Map()) > maxValues;
    return isTooLarge ? { problem: { message: 'aliases unfold to too many values' } } : { value };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { problem: { message: error.reason, line: error.mark && error.mark.line + 1 } };
  }
}

/** Counts the values in a value. Infinite if it contains itself. */
function countValues(value: unknown, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1;
  const counted = known.get(value);
  if (counted !== undefined) return counted;
  known.set(value, Infinity);
  let count = 1;
  for (const key in value) count += countValues(value[key as keyof typeof value], known);
  known.set(value, count);
  return count;
}

function lineOfJsonError(message: string, text: string): number | undefined {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}
