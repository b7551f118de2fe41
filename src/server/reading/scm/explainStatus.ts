import { ReadError } from '#backend';
import type { ScmConfig, ScmType } from '#model';

/** What an error response was for. */
export interface StatusContext {
  /** The URL that users know. */
  name: string;
  type: ScmType;
  config: ScmConfig;
  /** Whether the request had no credentials. */
  isAnonymous: boolean;
}

/** Returns how the configuration names the entry of an integration. */
export function printEntry(type: ScmType, { index }: ScmConfig): string {
  return index === undefined ? `integrations.${type}` : `integrations.${type}[${index}]`;
}

/** Explains an error response of a service in one sentence, and what to do. */
export function explainStatus(status: number, context: StatusContext): ReadError {
  const { name, type, config, isAnonymous } = context;
  const entry = printEntry(type, config);
  const add =
    config.index === undefined
      ? `Add an entry for '${config.host}' with credentials to ${entry}.`
      : `Add credentials to ${entry}.`;
  if (status === 401 || status === 203)
    return new ReadError(
      isAnonymous
        ? `'${config.host}' requires credentials to read '${name}'. ${add}`
        : `'${config.host}' refused the credentials of ${entry}. Check that they are correct and have not expired.`,
    );
  // Azure Blob Storage answers 409 if an account does not allow anonymous access.
  if (status === 403 || (status === 409 && type === 'azureBlobStorage'))
    return new ReadError(
      isAnonymous
        ? `'${config.host}' does not allow anonymous access to '${name}'. ${add}`
        : `The credentials of ${entry} do not allow reading '${name}'. Give them read access to it.`,
    );
  if (status === 404 || status === 410)
    return new ReadError(`NotFoundError: Unable to read url, no matching files found for ${name}`, {
      notFound: true,
    });
  if (status === 409) return new ReadError(`The repository of '${name}' is empty.`);
  return new ReadError(`'${config.host}' answered ${status} to the request for '${name}'.`);
}

/** A repository or ref does not exist, or the credentials give no access to it. */
export class MissingRepositoryError extends ReadError {}

/** Explains that a repository cannot be found. Services also report this if the credentials give no access to it. */
export function explainMissingRepository({
  name,
  type,
  config,
  isAnonymous,
}: StatusContext): MissingRepositoryError {
  const entry = printEntry(type, config);
  return new MissingRepositoryError(
    isAnonymous
      ? `The repository or ref of '${name}' was not found. If it is private, add credentials for '${config.host}' to ${entry}.`
      : `The repository or ref of '${name}' was not found. Check its name, and that the credentials of ${entry} can read it.`,
  );
}
