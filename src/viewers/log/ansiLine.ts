import Anser from 'anser';
import { type AnsiColor, resolveAnsiColor } from './ansiColors';

/** A part of a log line with the same style. */
export interface LogSegment {
  text: string;
  color?: AnsiColor | undefined;
  background?: AnsiColor | undefined;
  isBold?: boolean;
  isDim?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  /** The target of a terminal link. It is not validated, so don't use it directly. */
  href?: string | undefined;
}

const escape = '\u001B';
const bell = '\u0007';
const endOfCommand = `(?:${bell}|${escape}\\\\)`;
// A terminal link (OSC 8): its URL, the text, and a link without URL that ends it.
const link = new RegExp(`${escape}\\]8;[^;${bell}${escape}]*;([^${bell}${escape}]*)${endOfCommand}`, 'g');
// All sequences except colors: they move the cursor, clear the screen or set a title.
const otherSequences = new RegExp(
  [
    `${escape}\\][^${bell}${escape}]*${endOfCommand}`,
    `${escape}\\[[0-?]*[ -/]*[@-ln-~]`,
    `${escape}[PX^_][^${escape}]*${escape}\\\\`,
    `${escape}(?!\\[)[ -~]?`,
  ].join('|'),
  'g',
);
const colors = new RegExp(`${escape}\\[[0-?]*m`, 'g');
// All control characters except tab and escape.
const controls = new RegExp(`[${['\0-\u0008', '\u000B-\u001A', '\u001C-\u001F', '\u007F'].join('')}]`, 'g');

/** Returns whether a line contains control sequences. */
export function hasSequences(line: string): boolean {
  return line.includes(escape) || line.includes('\r');
}

/** Returns the text of a line without colors, links and other sequences. */
export function stripSequences(line: string): string {
  const shown = applyCarriageReturns(line);
  if (!shown.includes(escape)) return shown.replace(controls, '');
  return shown.replace(otherSequences, '').replace(colors, '').replace(controls, '').replaceAll(escape, '');
}

/** Splits a line into parts of the same style. Colors end at the end of the line. */
export function parseAnsiLine(line: string): LogSegment[] {
  const shown = applyCarriageReturns(line);
  if (!shown.includes(escape)) return [{ text: shown.replace(controls, '') }];
  const segments: LogSegment[] = [];
  let activeColors = '';
  let href: string | undefined;
  let at = 0;
  const add = (part: string): void => {
    segments.push(
      ...parsePart(activeColors + part).map((segment) => (href ? { ...segment, href } : segment)),
    );
    activeColors = collectColors(activeColors, part);
  };
  for (const match of shown.matchAll(link)) {
    add(shown.slice(at, match.index));
    href = match[1] === '' ? undefined : match[1];
    at = match.index + match[0].length;
  }
  add(shown.slice(at));
  return segments;
}

/** Applies carriage returns: the text before them is overwritten. */
function applyCarriageReturns(line: string): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  return text.slice(text.lastIndexOf('\r') + 1);
}

/** Returns the colors that are active at the end of a part. */
function collectColors(activeColors: string, part: string): string {
  return activeColors + (part.match(colors) ?? []).join('');
}

function parsePart(part: string): LogSegment[] {
  const clean = part.replace(otherSequences, '');
  const entries = Anser.ansiToJson(clean, { use_classes: true, remove_empty: true });
  return entries.map((entry) => {
    const has = (name: (typeof entry.decorations)[number]): boolean => entry.decorations.includes(name);
    return {
      text: entry.content.replace(controls, '').replaceAll(escape, ''),
      color: resolveAnsiColor(entry.fg, entry.fg_truecolor),
      background: resolveAnsiColor(entry.bg, entry.bg_truecolor),
      isBold: has('bold'),
      isDim: has('dim'),
      isItalic: has('italic'),
      isUnderlined: has('underline'),
    };
  });
}
