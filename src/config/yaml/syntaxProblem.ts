import { createProblem, type Problem } from '#diagnostics';
import type { YAMLError } from 'yaml';
import type { Span } from '../located/locatedValue';
import { configLimits } from '../located/configLimits';

/** Kinds of small changes that make a text valid YAML. */
export type RepairKind =
  | 'indent'
  | 'tab'
  | 'quote'
  | 'close'
  | 'space'
  | 'colon'
  | 'dash'
  | 'split'
  | 'comment'
  | 'stray';

interface Wording {
  message: string;
  hint?: string;
}

const tabIndent: Wording = {
  message: 'This line is indented with a tab, but YAML allows only spaces.',
  hint: 'Replace the tab with spaces.',
};
const badIndent: Wording = {
  message: 'The indentation of this line does not match the lines around it.',
  hint: 'Indent all keys of a map equally, and all items of a list equally.',
};

const missingSign: Wording = {
  message: 'A closing quote, a closing bracket, a comma or a colon is missing here.',
};

/**
 * Messages for the error codes of the YAML parser. Its own messages are not used, because some quote the file, including secrets.
 */
const wordings: Record<string, Wording> = {
  TAB_AS_INDENT: tabIndent,
  BAD_INDENT: badIndent,
  BLOCK_AS_IMPLICIT_KEY: {
    message: "This line contains a second ': ', which is not allowed in a value without quotes.",
    hint: 'Put the value in quotes, or start the inner map on a new line.',
  },
  BAD_SCALAR_START: {
    message: 'A value cannot start with this character without quotes.',
    hint: 'Put the value in quotes.',
  },
  BAD_DQ_ESCAPE: {
    message: 'The double-quoted string has an invalid escape sequence.',
    hint: "Write \\\\ for a backslash, or use single quotes, where '\\' has no special meaning.",
  },
  MISSING_CHAR: missingSign,
  MULTIPLE_DOCS: {
    message: 'A second document starts here, but a configuration file can contain only one.',
    hint: "Remove the '---', or move the second document to another file.",
  },
  RESOURCE_EXHAUSTION: {
    message: `Maps and lists in the file exceed the limit of ${configLimits.depth} nested levels.`,
  },
  BAD_ALIAS: { message: 'The name of the alias or anchor is not valid.' },
  MULTILINE_IMPLICIT_KEY: {
    message: "A key must be on one line, followed by ': '.",
    hint: "Check whether a line before this one is missing its ': '.",
  },
  KEY_OVER_1024_CHARS: { message: 'A key is longer than 1024 characters.' },
  TAG_RESOLVE_FAILED: {
    message: 'Unknown tag. The value is read as if it had no tag.',
    hint: 'Remove the tag.',
  },
};

/** Creates a problem for a syntax error. */
export function createSyntaxProblem(message: string, at: Span, hint?: string): Problem {
  return createProblem('CONFIG_SYNTAX_INVALID', { message, hint, where: { ...at, path: '' } });
}

/** Describes an error of the YAML parser. Warnings stay warnings, because the file can still be used. */
export function describeYamlError(error: YAMLError, at: Span): Problem {
  const wording = wordings[error.code] ?? {
    message: 'This is not valid YAML.',
    hint: 'Check this line and the one before it for a missing quote, colon, dash or space.',
  };
  const problem = createSyntaxProblem(wording.message, at, wording.hint);
  return error.name === 'YAMLWarning' ? { ...problem, severity: 'warning' } : problem;
}

const repairMessages: Record<RepairKind, string> = {
  tab: tabIndent.message,
  indent: badIndent.message,
  close: missingSign.message,
  quote: 'The value must be in quotes.',
  space: "A space is missing on this line, after a '-' or a ':'.",
  colon: "A key must be followed by ': '.",
  dash: "Each item of a list must start with '- ', and a key of a map must not.",
  split: 'This line contains two keys, which must be on separate lines.',
  comment: "This line is text without a key. A comment must start with '#'.",
  stray: 'This line ends with a character that does not belong to it.',
};

/** Describes an error that was found by a repair, because its place differs from that of the parser error. */
export function describeRepaired(kind: RepairKind, at: Span): Problem {
  return createSyntaxProblem(repairMessages[kind], at);
}
