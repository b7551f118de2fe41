import { readText, type ConfigData } from '#backend';
import type { Credentials } from '../../http/createSender';

/** Reads a text of an entry without spaces around it, which files with secrets often have. */
export function findText(entry: ConfigData, key: string): string | undefined {
  return readText(entry, key)?.trim() || undefined;
}

/** Returns credentials that are one header, or `undefined` without a value. */
export function header(account: string, name: string, value: string | undefined): Credentials | undefined {
  if (value === undefined) return undefined;
  return {
    account,
    authorize: (request) => ({ ...request, headers: { ...request.headers, [name]: value } }),
  };
}

/** Returns a bearer token, or `undefined` without one. */
export function bearer(account: string, token: string | undefined): Credentials | undefined {
  return header(account, 'authorization', token === undefined ? undefined : `Bearer ${token}`);
}

/** Returns a user name and password, or `undefined` if one of them is missing. */
export function basic(
  account: string,
  username: string | undefined,
  password: string | undefined,
): Credentials | undefined {
  if (username === undefined || password === undefined) return undefined;
  return header(account, 'authorization', printBasic(username, password));
}

/** Returns the value of the header for a user name and password. */
export function printBasic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
