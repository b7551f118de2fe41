import { rootId } from '../../specs/rootPlugin';
import { createFix, placeAt, removeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';

// Without the space, YAML takes the whole of it for one text.
const gluedSwitch = /^(\S+?):\s*(true|false)$/;

/** An entry for an extension that is not installed: most often its id is misspelt, sometimes its kind is left out. */
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
      hint: `Write a space after the colon: '${text}'.`,
      fix: createFix('Write a space after the colon.', edit),
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

/** Near ids, those first that the configuration does not name yet: nobody writes an id right and wrong at once. */
export function rankIds(
  written: string,
  context: Pick<FixContext, 'findId' | 'findRelatedIds' | 'mentioned'>,
): string[] {
  const { findId, findRelatedIds, mentioned } = context;
  const near = findId(written);
  const found = near.length > 0 ? near : findRelatedIds(written);
  return [...found.filter((id) => !mentioned.has(id)), ...found.filter((id) => mentioned.has(id))];
}
