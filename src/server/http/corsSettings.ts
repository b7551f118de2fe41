import { readFlag, readNumber, readTexts, type ConfigData } from '#backend';

/** Which other origins can call the API, and how. */
export interface CorsSettings {
  /** All origins are allowed. */
  any: boolean;
  /** Origins. `*` matches any part of a host name. */
  origins: string[];
  methods: string[];
  /** Absent for all. */
  allowedHeaders?: string[];
  exposedHeaders: string[];
  credentials: boolean;
  maxAge: number;
}

/**
 * Reads `backend.cors`. Defaults to the app's own origin if the app is served elsewhere. `undefined` if it is
 * disabled.
 */
export function resolveCors(config: ConfigData, appOrigin: string): CorsSettings | undefined {
  if (readFlag(config, 'backend.cors') === false || readFlag(config, 'backend.cors.origin') === false)
    return undefined;
  const origins = readTexts(config, 'backend.cors.origin') ?? [appOrigin];
  return {
    any: readFlag(config, 'backend.cors.origin') === true || origins.includes('*'),
    origins,
    methods: readNames(config, 'backend.cors.methods') ?? ['GET', 'HEAD', 'PATCH', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: readNames(config, 'backend.cors.allowedHeaders'),
    exposedHeaders: readTexts(config, 'backend.cors.exposedHeaders') ?? [
      'date',
      'link',
      'etag',
      'x-request-id',
      'retry-after',
    ],
    credentials: readFlag(config, 'backend.cors.credentials') ?? true,
    maxAge: readNumber(config, 'backend.cors.maxAge') ?? 600,
  };
}

/** Browsers don't accept `*` in requests with credentials, so it stands for the default. */
function readNames(config: ConfigData, path: string): string[] | undefined {
  const names = readTexts(config, path);
  return names?.includes('*') ? undefined : names;
}
