import { type ConfigPath, type FixEdit, isRecord, type Problem } from '#diagnostics';

import { extensionsPath } from '../written/writtenSettings';
import { createFix, markSafe, placeAt, renameKey } from './edits';
import { rankIds } from './fixUnknownId';
import type { FixContext } from './fixContext';

const parameters: ReadonlySet<string> = new Set(['attachTo', 'disabled', 'config']);

// A space instead of the colon.
const spacedSwitch = /^(\S+)\s+(true|false)$/;

/** Fixes an entry that is not a single id: several keys, spaces in the id, or an invalid type. */
export function fixEntry(entry: unknown, path: ConfigPath, context: FixContext): Partial<Problem> {
  const { config } = context;
  if (typeof entry === 'string') return fixSpacedText(entry, path, context) ?? {};
  if (!isRecord(entry)) return {};
  const [id, ...others] = Object.keys(entry);
  if (id === undefined) return {};
  if (others.length > 0) return fixSeveralKeys(others, path, context);
  const nearest = findId(id, context);
  return nearest === undefined
    ? {}
    : { fix: createFix(`Rename it to '${nearest}'.`, renameKey(config, [...path, id], nearest)) };
}

function fixSpacedText(entry: string, path: ConfigPath, context: FixContext): Partial<Problem> | undefined {
  const place = placeAt(context.config, path);
  const [, id = '', state = ''] = spacedSwitch.exec(entry) ?? [];
  if (place && context.nodes.has(id)) {
    const edit: FixEdit = { kind: 'text', place, text: `${id}: ${state}` };
    return { fix: markSafe(createFix('Add a colon after the id.', edit)) };
  }
  const nearest = findId(entry, context);
  if (nearest === undefined || !place) return undefined;
  return { fix: createFix(`Rename it to '${nearest}'.`, { kind: 'replace', place, value: nearest }) };
}

/** Indents the keys after the id, or adds missing dashes if the keys are ids of other extensions. */
function fixSeveralKeys(others: readonly string[], path: ConfigPath, context: FixContext): Partial<Problem> {
  const { config, nodes } = context;
  const [second = ''] = others;
  const where = placeAt(config, [...path, second], 'key');
  if (others.every((key) => nodes.has(key) || /[:/]/.test(key))) {
    const dashes = others.map((key) => createDash([...path, key], context));
    return {
      where,
      hint: "Start every entry with '- '.",
      fix: markSafe(
        createFix("Start every entry with '- '.", ...dashes),
        others.every((key) => nodes.has(key)),
      ),
    };
  }
  const place = placeAt(config, path);
  const fix = createFix('Indent the settings below the id.', place && { kind: 'nest', place });
  return {
    where,
    fix: markSafe(
      fix,
      others.every((key) => parameters.has(key)),
    ),
  };
}

/** Replaces the indentation of a key with the dash of a list item. */
function createDash(path: ConfigPath, { config }: FixContext): FixEdit | undefined {
  const key = placeAt(config, path, 'key');
  const list = placeAt(config, extensionsPath);
  if (!key || !list || list.column > key.column - 2) return undefined;
  const { file, line, column } = key;
  const place = { file, line, column: list.column, endLine: line, endColumn: column, path: key.path };
  return { kind: 'text', place, text: '-'.padEnd(column - list.column) };
}

/** Returns the installed id that is closest to an id with spaces in it. */
function findId(written: string, context: FixContext): string | undefined {
  const joined = written.replaceAll(/\s+/g, '');
  return context.nodes.has(joined) ? joined : rankIds(joined, context)[0];
}
