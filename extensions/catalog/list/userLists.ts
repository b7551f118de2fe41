import { choiceOf, type FilterChoices } from './filterChoices';

/** A personal list: entities that the user owns, entities that the user starred, or all. */
export type UserListKind = 'owned' | 'starred' | 'all';

/** Returns whether the kind is user or group. They have no owners, so they have no list of owned entities. */
export function isPersonKind(kind: string | undefined): boolean {
  return kind === 'user' || kind === 'group';
}

/** Resolves the requested personal list: the selected one if the kind supports it, otherwise all entities. */
export function resolveUserList(choices: FilterChoices, kind: string | undefined): UserListKind {
  const [list] = choiceOf(choices, 'user');
  if (list === 'starred') return list;
  return list === 'owned' && !isPersonKind(kind) ? list : 'all';
}
