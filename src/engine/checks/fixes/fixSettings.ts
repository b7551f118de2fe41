import {
  type ConfigPath,
  findCandidates,
  findOnlyCandidate,
  isRecord,
  type Problem,
  type ProblemFix,
} from '#diagnostics';

import { extensionsPath } from '../written/writtenSettings';
import { createFix, markSafe, placeAt, readAt, renameKey, writeAt } from './edits';
import { fixEntry } from './fixEntry';
import type { FixContext, Fixer } from './fixContext';
import { fixStray } from './fixStray';
import { rankIds } from './fixUnknownId';
import { isSwitchWord, readSwitch } from './readSwitch';
import { asMap, parameters, readPoint, regroupSettings } from './regroupSettings';

type Settings = { [key in string]: unknown };

/** Fixes a malformed entry: changes only the invalid value if possible, otherwise rewrites the entry. */
export const fixSettings: Fixer = (problem, context) => {
  const path = context.pathOf(problem);
  if (path.length < 3) return fixList(context);
  const entry = readAt(context.config.data, path.slice(0, 3));
  const id = isRecord(entry) ? Object.keys(entry)[0] : undefined;
  const value = id !== undefined && isRecord(entry) ? entry[id] : undefined;
  if (id === undefined || problem.extensionId === undefined || !isRecord(entry))
    return fixEntry(entry, path.slice(0, 3), context);
  const valuePath = [...path.slice(0, 3), id];
  return isRecord(value)
    ? fixParameter(problem, value, valuePath, context)
    : fixValue(value, valuePath, context);
};

/** Fixes `app.extensions` if it is not a list. */
function fixList({ config }: FixContext): Partial<Problem> {
  const written = readAt(config.data, extensionsPath);
  const list = isRecord(written)
    ? Object.entries(written).map(([id, value]) => (value === null ? id : { [id]: value }))
    : typeof written === 'string'
      ? [written]
      : undefined;
  return {
    fix:
      list && createFix('Change the value to a list of extensions.', writeAt(config, extensionsPath, list)),
  };
}

/** Fixes the value of an id that is neither a boolean nor a map. */
function fixValue(value: unknown, path: ConfigPath, context: FixContext): Partial<Problem> {
  const { config, nodes } = context;
  const map = asMap(value);
  if (!nodes.has(String(path[3])) && rankIds(String(path[3]), context).length === 0) return {};
  if (map) return { fix: createFix('Change the settings to a map.', writeAt(config, path, map)) };
  const state = readSwitch(Array.isArray(value) && value.length === 1 ? value[0] : value);
  return {
    hint: `Write ${String(state ?? true)}, or a map with 'attachTo', 'disabled' and 'config'.`,
    fix: state === undefined ? undefined : fixSwitch(value, state, path, config),
  };
}

/** Fixes an invalid setting of an entry. */
function fixParameter(
  problem: Problem,
  settings: Settings,
  path: ConfigPath,
  context: FixContext,
): Partial<Problem> | undefined {
  const { config } = context;
  // The place of a missing value is that of its parent, so the key is read from the message.
  const [, key = '', below] = /\]\.(\w[^.,\s]*)(?:\.(\w+))?, /.exec(problem.message) ?? [];
  // A missing part that is next to attachTo is moved into it when the whole entry is regrouped.
  if (key === 'attachTo' && below !== undefined && !Object.hasOwn(settings, below))
    return fixPointPart(below, settings['attachTo'], [...path, key], context);
  if (key === 'disabled') {
    const state = readSwitch(settings[key]);
    return state === undefined ? {} : { fix: fixSwitch(settings[key], state, [...path, key], config) };
  }
  const [nearest] = problem.candidates ?? [];
  if (nearest !== undefined && !Object.hasOwn(settings, nearest)) {
    const fix = createFix(`Rename it to '${nearest}'.`, renameKey(config, [...path, key], nearest));
    return { fix: markSafe(fix, findOnlyCandidate(key, parameters) === nearest) };
  }
  const node = context.nodes.get(String(path[3]));
  const regrouped = regroupSettings(settings, node, context);
  if (isNest(settings, regrouped)) {
    const place = placeAt(config, path);
    return {
      fix: markSafe(createFix('Indent the settings below the id.', place && { kind: 'nest', place })),
    };
  }
  return { fix: fixStray(key, settings, path, context) ?? reorder(key, settings, regrouped, path, config) };
}

/** Writes a boolean in place of a word such as 'yes'. Safe unless the word is misspelled. */
function fixSwitch(
  written: unknown,
  state: boolean,
  path: ConfigPath,
  config: FixContext['config'],
): ProblemFix | undefined {
  const fix = createFix(`Change the value to ${String(state)}.`, writeAt(config, path, state));
  return markSafe(fix, isSwitchWord(written));
}

/** Regroups an entry: one key if that is enough, otherwise the whole entry. */
function reorder(
  key: string,
  settings: Settings,
  regrouped: Settings,
  path: ConfigPath,
  config: FixContext['config'],
): ProblemFix | undefined {
  const others = (map: Settings) =>
    JSON.stringify(Object.entries(map).filter(([name]) => name !== key && map[name] !== undefined));
  if (others(settings) !== others(regrouped))
    return createFix('Move the settings to where they belong.', writeAt(config, path, regrouped));
  if (!Object.hasOwn(regrouped, key)) return undefined;
  return createFix(`Change '${key}' to a map.`, writeAt(config, [...path, key], regrouped[key]));
}

/** Fixes the id or the input of an attachTo if it is missing, misspelled or not a string. */
function fixPointPart(
  part: string,
  written: unknown,
  path: ConfigPath,
  context: FixContext,
): Partial<Problem> | undefined {
  const { config } = context;
  if (!isRecord(written)) return undefined;
  const others = Object.keys(written).filter((key) => key !== 'id' && key !== 'input');
  const misspelled =
    findCandidates(part, others)[0] ?? others.find((key) => findCandidates(key, [part]).length > 0);
  if (!Object.hasOwn(written, part) && misspelled !== undefined) {
    return {
      where: config.locate([...path, misspelled], 'key'),
      hint: `Did you mean '${part}' instead of '${misspelled}'?`,
      candidates: [part],
      fix: markSafe(
        createFix(`Rename the key to '${part}'.`, renameKey(config, [...path, misspelled], part)),
        findOnlyCandidate(misspelled, ['id', 'input']) === part,
      ),
    };
  }
  const point = readPoint(written, context.nodes.get(String(path[3])), context);
  if (!point) return {};
  const value = part === 'id' ? point.id : point.input;
  return { fix: createFix(`Set '${part}' to '${value}'.`, writeAt(config, [...path, part], value)) };
}

/** Whether the only mistake is that keys are not indented below the first one. */
function isNest(settings: Settings, regrouped: Settings): boolean {
  const [first = '', ...others] = Object.keys(settings);
  return (
    settings[first] === null &&
    others.length > 0 &&
    Object.keys(regrouped).join() === first &&
    others.every((key) => isRecord(regrouped[first]) && Object.hasOwn(regrouped[first], key))
  );
}
