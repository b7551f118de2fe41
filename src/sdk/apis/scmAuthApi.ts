import { type ApiRef, createApiRef } from '#engine';
import type { AuthRequestOptions } from './authApi';

/** Options for a token for a source-control host. */
export interface ScmAuthTokenOptions extends AuthRequestOptions {
  /** The URL of a repository or of another resource at the host. */
  url: string;
  /** Required access besides reading. */
  additionalScope?: {
    repoWrite?: boolean;
    /** Additional scopes by type of host: `github`, `gitlab`, `azure`, `bitbucket`, `bitbucketServer`. */
    customScopes?: Readonly<Record<string, readonly string[]>>;
  };
}

/** A token, and the headers to send with requests. */
export interface ScmAuthTokenResponse {
  token: string;
  headers: Record<string, string>;
}

/** Provides the user's own credentials for source-control hosts. */
export interface ScmAuthApi {
  /** @throws if there is no auth provider for the host of the URL */
  getCredentials(options: ScmAuthTokenOptions): Promise<ScmAuthTokenResponse>;
}

/** The ref of {@link ScmAuthApi}. */
export const scmAuthApiRef: ApiRef<ScmAuthApi> = createApiRef<ScmAuthApi>({ id: 'core.scmauth' });
