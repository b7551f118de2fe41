/** A place in a repository, or in a bucket or container. */
export interface ScmAddress {
  /**
   * What contains the repository: the owner, the path of groups, the workspace, the Bitbucket project, or the storage account. Empty if
   * names of repositories are unique.
   */
  owner: string;
  /** The organization at Azure DevOps and Harness, the account before it at Harness. */
  organization?: string | undefined;
  /** The project at Azure DevOps and Harness. */
  project?: string | undefined;
  /** The repository, bucket or container. */
  repo: string;
  /** Branch, tag or commit. Undefined for the default branch. */
  ref?: string | undefined;
  refKind?: 'branch' | 'tag' | 'commit' | undefined;
  /** Path in the repository, without a leading slash. Empty for its root. */
  path: string;
  /** The region at AWS, if the URL contains it. */
  region?: string | undefined;
}

/** How the URLs of a service are built. Functions that a service cannot offer are missing. */
export interface ScmUrls<TConfig> {
  /** Whether a URL with another host belongs to the service. */
  ownsHost?: (host: string, config: TConfig) => boolean;
  /** Returns `undefined` if the URL is not one of a repository. */
  parse: (url: URL, config: TConfig) => ScmAddress | undefined;
  /** Returns the address of the page that shows a file or folder. */
  print: (address: ScmAddress, config: TConfig) => string;
  /** Returns the address of the page on which a file is edited. */
  printEdit?: (address: ScmAddress, config: TConfig) => string;
  /** Returns the hash, or the parameters, that highlight a line. */
  printLine?: (line: number) => { hash?: string; parameters?: Readonly<Record<string, string>> };
}
