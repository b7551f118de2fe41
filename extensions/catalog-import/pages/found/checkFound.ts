import type { RepositoryDraft } from '../../run/importDraft';
import type { Analysis } from '../../run/useAnalyses';

/** Why the user cannot go on: the key of a message. */
export type FoundProblem = 'pending' | 'nothing' | 'invalid';

/** Checks what the user selected and entered. The check of descriptors is loaded when there is one. */
export async function checkFound({
  analyses,
  selected,
  repositories,
}: {
  analyses: readonly Analysis[];
  selected: number;
  repositories: readonly RepositoryDraft[];
}): Promise<FoundProblem | undefined> {
  if (analyses.some(({ isPending }) => isPending)) return 'pending';
  if (selected === 0 && repositories.length === 0) return 'nothing';
  if (repositories.length === 0) return undefined;
  const { checkRepository } = await import('../../descriptor/checkRepository');
  return repositories.every(checkRepository) ? undefined : 'invalid';
}
