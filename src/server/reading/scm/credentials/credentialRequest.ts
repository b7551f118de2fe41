import type { ConfigData } from '#backend';
import type { ScmAddress, ScmConfig, ScmType } from '#model';
import type { PlannedRequest } from '../../http/createSender';
import type { TokenCache } from './tokenCache';

/** What credentials are found for, and with. */
export interface CredentialRequest {
  type: ScmType;
  config: ScmConfig;
  entry: ConfigData;
  address: ScmAddress;
  /** Identifies the entry, for messages and for counting its requests. */
  label: string;
  tokens: TokenCache;
  /** Sends a request for a token to a host of the service, and returns the body of the response. */
  fetchText: FetchText;
  /** Environment variables. */
  environment: NodeJS.ProcessEnv;
}

/**
 * Sends a request for a token.
 *
 * @throws ReadError if the response is an error
 */
export type FetchText = (request: PlannedRequest) => Promise<string>;
