import { joinPaths } from '#sdk';

/** A place in a repository on this machine. */
export interface RepositoryPlace {
  owner: string;
  name: string;
  /** The path of a file or folder, without slashes at its ends. Empty for the root. */
  path: string;
}

/** Creates links to the page of a repository. `mountPath` is the path of the pages of all repositories. */
export function createRepositoryPath(
  mountPath: string,
  { owner, name }: RepositoryPlace,
): (path: string) => string {
  return (path) => {
    const parts = path === '' ? [] : ['files', ...path.split('/')];
    return joinPaths(mountPath, ...[owner, name, ...parts].map(encodeURIComponent));
  };
}

/** Returns the path of an entry of a folder. */
export function joinEntry(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Whether a file is rendered as Markdown. */
export function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}
