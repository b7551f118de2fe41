import { rootId } from '../../specs/rootPlugin';
import { createFix, placeAt, removeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';

// Without the space, YAML parses the id and the value as one string.
const gluedSwitch = /^(\S+?):\s*(true|false)$/;

/** Fixes an entry for an extension that is not installed: corrects the id, or removes the entry. */
export const fixUnknownId: Fixer = (problem, context) => {
  const { config, nodes } = context;
  const id = problem.extensionId ?? '';
  const path = context.pathOf(problem);
  const place = placeAt(config, path, typeof path.at(-1) === 'string' ? 'key' : 'value');
  const removal = createFix('Remove the entry.', removeAt(config, path.slice(0, 3)));
  if (!place || id === rootId) return { fix: removal };
  const [, glued = '', state = ''] = gluedSwitch.exec(id) ?? [];
  if (nodes.has(glued)) {
    const text = `${glued}: ${state}`;
    const edit = { kind: 'text', place, text } as const;
    return {
      hint: `Add a space after the colon: '${text}'.`,
      fix: createFix('Add a space after the colon.', edit),
    };
  }
  const candidates = rankIds(id, context);
  const [nearest] = candidates;
  if (nearest === undefined) return { fix: removal };
  return {
    candidates,
    hint: `Did you mean '${nearest}'?`,
    fix: createFix(`Rename it to '${nearest}'.`, { kind: 'replace', place, value: nearest }),
  };
};

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
