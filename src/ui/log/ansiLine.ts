import Anser from 'anser';
import { type AnsiColor, resolveAnsiColor } from './ansiColors';

/** A piece of a line of a log, and how a terminal would show it. */
export interface LogPiece {
  text: string;
  color?: AnsiColor | undefined;
  background?: AnsiColor | undefined;
  isBold?: boolean;
  isDim?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  /** Where a link of the terminal leads; not safe to follow as it is. */
  href?: string | undefined;
}

const escape = '\u001B';
const bell = '\u0007';
const endOfCommand = `(?:${bell}|${escape}\\\\)`;
// A link of a terminal: its address, the text, and a link without address that ends it.
const link = new RegExp(`${escape}\\]8;[^;${bell}${escape}]*;([^${bell}${escape}]*)${endOfCommand}`, 'g');
// Whatever moves the cursor, clears the screen or sets a title: everything but colours.
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
// All but tabs and what begins a sequence.
const controls = new RegExp(`[${['\0-\u0008', '\u000B-\u001A', '\u001C-\u001F', '\u007F'].join('')}]`, 'g');

/** Whether a line is anything but its text. */
export function hasSequences(line: string): boolean {
  return line.includes(escape) || line.includes('\r');
}

/** Gives what a line says: without colours, links and whatever else only a terminal understands. */
export function readPlainLine(line: string): string {
  const shown = overwritten(line);
  if (!shown.includes(escape)) return shown.replace(controls, '');
  return shown.replace(otherSequences, '').replace(colors, '').replace(controls, '').replaceAll(escape, '');
}

/** Cuts a line into pieces of one look. Each line stands for itself: a colour ends where the line does. */
export function parseAnsiLine(line: string): LogPiece[] {
  const shown = overwritten(line);
  if (!shown.includes(escape)) return [{ text: shown.replace(controls, '') }];
  const pieces: LogPiece[] = [];
  let look = '';
  let href: string | undefined;
  let at = 0;
  const add = (part: string): void => {
    pieces.push(...parsePart(look + part).map((piece) => (href ? { ...piece, href } : piece)));
    look = lookAfter(look, part);
  };
  for (const match of shown.matchAll(link)) {
    add(shown.slice(at, match.index));
    href = match[1] === '' ? undefined : match[1];
    at = match.index + match[0].length;
  }
  add(shown.slice(at));
  return pieces;
}

/** A terminal goes back to the beginning of the line at a carriage return: what came before is overwritten. */
function overwritten(line: string): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  return text.slice(text.lastIndexOf('\r') + 1);
}

/** The colours that are still set at the end of a part. */
function lookAfter(look: string, part: string): string {
  return look + (part.match(colors) ?? []).join('');
}

function parsePart(part: string): LogPiece[] {
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
