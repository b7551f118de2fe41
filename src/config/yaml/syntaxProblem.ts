import { createProblem, type Problem } from '#diagnostics';
import type { YAMLError } from 'yaml';
import type { Repair } from '../repair/repair';
import type { Span } from '../located/locatedValue';
import { configLimits } from '../limits';

type RepairKind = Repair['kind'];

interface Wording {
  message: string;
  hint?: string;
}

const tabIndent: Wording = {
  message: 'A tab indents this line, and YAML allows only spaces there.',
  hint: 'Replace the tab with spaces.',
};
const badIndent: Wording = {
  message: 'The indentation of this line does not fit the lines around it.',
  hint: 'Indent the keys of one map alike, and the items of one list alike.',
};

const missingSign: Wording = {
  message: 'A closing quote, a closing bracket, a comma or a colon is missing here.',
};

/** What the YAML parser's codes mean to a person. Texts of the parser are not passed on: some quote the file, secrets included. */
const wordings: Record<string, Wording> = {
  TAB_AS_INDENT: tabIndent,
  BAD_INDENT: badIndent,
  BLOCK_AS_IMPLICIT_KEY: {
    message: "A second ': ' stands on this line, and a value cannot hold one without quotes.",
    hint: 'Put the value in quotes, or start the inner map on a new line.',
  },
  BAD_SCALAR_START: {
    message: 'A value cannot start with this character without quotes.',
    hint: 'Put the value in quotes.',
  },
  BAD_DQ_ESCAPE: {
    message: 'The double-quoted text has an escape that YAML does not know.',
    hint: "Write \\\\ for a backslash, or use single quotes, where '\\' is an ordinary character.",
  },
  MISSING_CHAR: missingSign,
  MULTIPLE_DOCS: {
    message: 'A second document starts here, and a configuration file holds only one.',
    hint: "Remove the '---', or put the second document into a file of its own.",
  },
  RESOURCE_EXHAUSTION: {
    message: `The file nests maps and lists too deeply; at most ${configLimits.depth} levels are read.`,
  },
  BAD_ALIAS: { message: 'The alias or anchor has no valid name.' },
  MULTILINE_IMPLICIT_KEY: {
    message: "A key must stand on one line, followed by ': '.",
    hint: "A line before this one may lack its ': '.",
  },
  KEY_OVER_1024_CHARS: { message: 'A key is longer than 1024 characters.' },
  TAG_RESOLVE_FAILED: {
    message: 'The tag is not known; the value is read as if the tag was not there.',
    hint: 'Remove the tag.',
  },
};

/** A mistake in the syntax of one file, with its place. */
export function createSyntaxProblem(message: string, at: Span, hint?: string): Problem {
  return createProblem('CONFIG_SYNTAX_INVALID', { message, hint, where: { ...at, path: '' } });
}

/** What the YAML parser found, in our words. A warning of the parser stays a warning: the file is still used. */
export function describeYamlError(error: YAMLError, at: Span): Problem {
  const wording = wordings[error.code] ?? {
    message: 'The text is not valid YAML here.',
    hint: 'Look at this line and the one before it for a missing quote, colon, dash or space.',
  };
  const problem = createSyntaxProblem(wording.message, at, wording.hint);
  return error.name === 'YAMLWarning' ? { ...problem, severity: 'warning' } : problem;
}

const repairMessages: Record<RepairKind, string> = {
  tab: tabIndent.message,
  indent: badIndent.message,
  close: missingSign.message,
  quote: 'The value has to stand in quotes.',
  space: "A space is missing on this line, after a '-' or a ':'.",
  colon: "A key must be followed by ': '.",
};

/** A mistake that became plain by mending it: it stands on another line than the one where the parser stumbled. */
export function describeRepaired(kind: RepairKind, at: Span): Problem {
  return createSyntaxProblem(repairMessages[kind], at);
}
