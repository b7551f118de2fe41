import { inputError } from '#backend';

/** @throws HttpError 400 if a text cannot be the name of a branch */
export function assertBranchName(name: string): void {
  if (!/^[\w][\w.-]*(?:\/[\w][\w.-]*)*$/.test(name) || /\.\.|\.lock(?:\/|$)/.test(name))
    throw inputError(`'${name}' is not a valid name of a branch.`);
}
