import { type ApiRef, createApiRef } from '#engine';
import type { AuthRequestOptions } from './authApi';

/** What a token for a source-control host is wanted for. */
export interface ScmAuthTokenOptions extends AuthRequestOptions {
  /** Address of a repository or of anything else at the host. */
  url: string;
  /** What is to be done beside reading. */
  additionalScope?: {
    repoWrite?: boolean;
    /** Further scopes by the kind of host: `github`, `gitlab`, `azure`, `bitbucket`, `bitbucketServer`. */
    customScopes?: Readonly<Record<string, readonly string[]>>;
  };
}

/** A token, and the headers that carry it. */
export interface ScmAuthTokenResponse {
  token: string;
  headers: Record<string, string>;
}

/** The user's own access to source-control hosts. */
export interface ScmAuthApi {
  /** Throws when no provider of accounts is known for the host of the URL. */
  getCredentials(options: ScmAuthTokenOptions): Promise<ScmAuthTokenResponse>;
}

/** The ref of {@link ScmAuthApi}. */
export const scmAuthApiRef: ApiRef<ScmAuthApi> = createApiRef<ScmAuthApi>({ id: 'core.scmauth' });
