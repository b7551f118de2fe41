/** The settings of commits, as far as the configuration has them. */
export interface CommitSettings {
  defaultAuthor: { name: string | undefined; email: string | undefined };
  defaultCommitMessage: string | undefined;
}

/** The author of a commit. */
export type Author = { name: string; email: string };

/** The inputs of actions about the author of a commit. */
export interface AuthorInput {
  gitAuthorName?: string;
  gitAuthorEmail?: string;
}

/** The author from the input or the configuration, or `undefined` if neither names one. */
export function findAuthor(
  { gitAuthorName, gitAuthorEmail }: AuthorInput,
  { defaultAuthor }: CommitSettings,
): Author | undefined {
  const name = gitAuthorName ?? defaultAuthor.name;
  const email = gitAuthorEmail ?? defaultAuthor.email;
  if (name === undefined && email === undefined) return undefined;
  return { name: name ?? DEFAULT_AUTHOR.name, email: email ?? DEFAULT_AUTHOR.email };
}

/** The author and the message of the first commit of a repository. */
export function describeFirstCommit(
  input: AuthorInput & { gitCommitMessage?: string },
  settings: CommitSettings,
): { author: Author; message: string } {
  return {
    author: findAuthor(input, settings) ?? DEFAULT_AUTHOR,
    message: input.gitCommitMessage ?? settings.defaultCommitMessage ?? 'Initial commit',
  };
}

const DEFAULT_AUTHOR: Author = { name: 'Scaffolder', email: 'scaffolder@backstage.io' };
