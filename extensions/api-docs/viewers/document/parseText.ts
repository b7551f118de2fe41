import { parseDocument } from 'yaml';

/** Why a text cannot be parsed. */
export interface TextProblem {
  message: string;
  /** Starting at 1. Undefined if the problem has no place in the text. */
  line?: number | undefined;
}

/** Longer text is not parsed a second time. In characters. */
const maxRetryLength = 1_000_000;

/** Parses JSON or YAML. */
export function parseText(text: string): { value: unknown } | { problem: TextProblem } {
  if (!/^\s*[[{]/.test(text)) return parseYaml(text);
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    // YAML can start with a brace, too.
    const asYaml = text.length <= maxRetryLength ? parseYaml(text) : undefined;
    if (asYaml && 'value' in asYaml) return asYaml;
    const message = messageOf(error);
    return { problem: { message, line: lineOfJsonError(message, text) } };
  }
}

function parseYaml(text: string): { value: unknown } | { problem: TextProblem } {
  try {
    const document = parseDocument(text, {
      merge: true,
      // Searching each map for duplicates takes most of the time.
      uniqueKeys: false,
      logLevel: 'silent',
    });
    const [error] = document.errors;
    if (error)
      return {
        problem: { message: firstLine(error.message), line: error.linePos?.[0].line },
      };
    return { value: document.toJS({ maxAliasCount: 1000 }) };
  } catch (error) {
    return { problem: { message: messageOf(error) } };
  }
}

/** The message of the YAML parser repeats the place and the lines around it. */
function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');
}

function lineOfJsonError(message: string, text: string): number | undefined {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
