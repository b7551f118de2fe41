import { readMaps, readText, type ConfigData } from '#backend';

/** A caller that is not a user, such as a script with a static token. */
export interface StaticToken {
  token: string;
  subject: string;
}

/** Reads the static tokens from `backend.auth.externalAccess`. */
export function resolveStaticTokens(config: ConfigData): StaticToken[] {
  return readMaps(config, 'backend.auth.externalAccess')
    .filter((access) => access['type'] === 'static')
    .flatMap((access) => {
      const token = readText(access, 'options.token');
      const subject = readText(access, 'options.subject');
      return token !== undefined && subject !== undefined ? [{ token, subject }] : [];
    });
}
