import type { ScmConfig, ScmType } from '#model';

/** A repository at a source control host, which may not exist yet. */
export interface HostedRepository {
  /** Host with an optional port, as in `integrations`. */
  host: string;
  /** The owner, the path of groups, or the workspace. */
  owner?: string | undefined;
  /** The organization at Azure DevOps. */
  organization?: string | undefined;
  /** The project at Azure DevOps. */
  project?: string | undefined;
  repo: string;
}

/** A request to a source control host. */
export interface HostRequest {
  /** A URL of the host. */
  url: string;
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  /** `git` for the protocol of git, to which many hosts send other credentials than to their API. The default is `api`. */
  protocol?: 'api' | 'git';
  signal: AbortSignal;
}

/** A source control host, with credentials. */
export interface SourceHost {
  /** The URLs of the host. */
  config: ScmConfig;
  /** Names the entry of the configuration, for messages: `integrations.github[0]`. */
  entry: string;
  /**
   * Sends a request with the credentials, to URLs of the host only. Returns responses with any status.
   *
   * @throws ReadError if the host cannot be reached, or if its rate limit is exceeded
   */
  fetch(request: HostRequest): Promise<Response>;
}

/** Source control hosts, with the credentials of `integrations`. Use it to change repositories. To read them, use the reader. */
export interface SourceHosts {
  /**
   * Opens the host of a repository. `token` replaces the credentials of the configuration.
   *
   * @throws ReadError if `integrations` has no such host, or if there are no credentials for it
   */
  open(type: ScmType, repository: HostedRepository, token?: string): Promise<SourceHost>;
}
