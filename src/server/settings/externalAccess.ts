import { readMaps, readText, type ConfigData } from './configValue';

/** A caller that is no user: a script with a token of its own. */
export interface StaticToken {
  token: string;
  subject: string;
}

/** The static tokens of `backend.auth.externalAccess`. */
export function resolveStaticTokens(config: ConfigData): StaticToken[] {
  return readMaps(config, 'backend.auth.externalAccess')
    .filter((access) => access['type'] === 'static')
    .flatMap((access) => {
      const token = readText(access, 'options.token');
      const subject = readText(access, 'options.subject');
      return token !== undefined && subject !== undefined ? [{ token, subject }] : [];
    });
}
