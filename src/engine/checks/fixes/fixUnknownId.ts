import { type ConfigPath, findOnlyCandidate, isRecord } from '#diagnostics';
import { rootId } from '../../specs/rootPlugin';
import { createFix, markSafe, placeAt, readAt } from './edits';
import type { FixContext, Fixer } from './fixContext';

// Without the space, YAML parses the id and the value as one string.
const gluedSwitch = /^(\S+?):\s*(true|false)$/;

/** Fixes an entry for an extension that is not installed: corrects the id. */
export const fixUnknownId: Fixer = (problem, context) => {
  const { config, nodes } = context;
  const id = problem.extensionId ?? '';
  const path = context.pathOf(problem);
  const place = placeAt(config, path, typeof path.at(-1) === 'string' ? 'key' : 'value');
  if (!place || id === rootId) return undefined;
  const [, glued = '', state = ''] = gluedSwitch.exec(id) ?? [];
  if (nodes.has(glued)) {
    const text = `${glued}: ${state}`;
    const edit = { kind: 'text', place, text } as const;
    return {
      hint: `Add a space after the colon: '${text}'.`,
      fix: markSafe(createFix('Add a space after the colon.', edit)),
    };
  }
  const candidates = rankIds(id, context);
  const [nearest] = candidates;
  if (nearest === undefined) return undefined;
  const fix = createFix(`Rename it to '${nearest}'.`, { kind: 'replace', place, value: nearest });
  const isMeant = isCertainId(id, nearest, context) && !switches(nearest, path, context);
  return { candidates, hint: `Did you mean '${nearest}'?`, fix: markSafe(fix, isMeant) };
};

/** Whether an unknown id certainly means an installed one that the configuration does not mention yet. */
export function isCertainId(written: string, id: string, { findId, mentioned }: FixContext): boolean {
  return !mentioned.has(id) && findOnlyCandidate(written, findId(written)) === id;
}

/** Whether the entry at a path enables or disables an extension, so that a wrong id has visible effects. */
function switches(id: string, path: ConfigPath, { config, nodes }: FixContext): boolean {
  const entry = readAt(config.data, path.slice(0, 3));
  const [value] = isRecord(entry) ? Object.values(entry) : [];
  const isOff = value === false || (isRecord(value) && Object.hasOwn(value, 'disabled'));
  return isOff || nodes.get(id)?.spec.extension.disabled === true;
}

/** Returns similar ids. Ids that the configuration does not mention yet come first, because they are more likely. */
export function rankIds(
  written: string,
  context: Pick<FixContext, 'findId' | 'findRelatedIds' | 'mentioned'>,
): string[] {
  const { findId, findRelatedIds, mentioned } = context;
  const near = findId(written);
  const found = near.length > 0 ? near : findRelatedIds(written);
  return [...found.filter((id) => !mentioned.has(id)), ...found.filter((id) => mentioned.has(id))];
}
