import { readFlag, readNumber, readTexts, type ConfigData } from './configValue';

/** Which other origins' pages may call the API, and how. */
export interface CorsSettings {
  /** Every origin is welcome. */
  any: boolean;
  /** Origins; `*` inside one stands for any part of a host name. */
  origins: string[];
  methods: string[];
  allowedHeaders?: string[];
  exposedHeaders: string[];
  credentials: boolean;
  maxAge: number;
}

/** `backend.cors`; without it the app's own origin, should the app be served elsewhere. `undefined` when it is switched off. */
export function resolveCors(config: ConfigData, appOrigin: string): CorsSettings | undefined {
  if (readFlag(config, 'backend.cors') === false || readFlag(config, 'backend.cors.origin') === false)
    return undefined;
  return {
    any: readFlag(config, 'backend.cors.origin') === true,
    origins: readTexts(config, 'backend.cors.origin') ?? [appOrigin],
    methods: readTexts(config, 'backend.cors.methods') ?? ['GET', 'HEAD', 'PATCH', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: readTexts(config, 'backend.cors.allowedHeaders'),
    exposedHeaders: readTexts(config, 'backend.cors.exposedHeaders') ?? [
      'link',
      'etag',
      'x-request-id',
      'retry-after',
    ],
    credentials: readFlag(config, 'backend.cors.credentials') ?? true,
    maxAge: readNumber(config, 'backend.cors.maxAge') ?? 600,
  };
}
