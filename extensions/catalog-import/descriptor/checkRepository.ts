import type { RepositoryDraft } from '../run/importDraft';
import { readDescriptor, type DescriptorIssue } from './descriptor';

/** Lists the problems of a descriptor. With CODEOWNERS, the catalog adds a missing owner. */
export function listRepositoryIssues({
  yaml,
  useCodeowners,
}: Pick<RepositoryDraft, 'yaml' | 'useCodeowners'>): DescriptorIssue[] {
  const { issues, fields } = readDescriptor(yaml);
  const isOptional = useCodeowners && fields.owner === undefined;
  return issues.filter(({ path }) => !(isOptional && path.join('.') === 'spec.owner'));
}

/** Whether a pull request can be created. */
export function checkRepository(draft: RepositoryDraft): boolean {
  return draft.title.trim() !== '' && isBranchName(draft.branch) && listRepositoryIssues(draft).length === 0;
}

/** The rules of git for names of branches. */
export function isBranchName(name: string): boolean {
  const forbidden = /\p{Cc}|[ ~^:?*[\\]|\.\.|@\{|\/\/|^[/.-]|\/\.|[/.]$|\.lock(?:$|\/)/u;
  return name !== '' && !forbidden.test(name);
}
