import type { FastifyServerOptions } from 'fastify';
import { createRedactor } from './createRedactor';
import { printLogLine } from './printLogLine';

export interface LogSettings {
  /** Values that must never be logged. */
  secrets: readonly string[];
  /** `json` for machines, `text` for terminals. */
  format: 'json' | 'text';
  level: string;
  write(text: string): void;
}

/** Reads `LOG_LEVEL` (default `info`) and `LOG_FORMAT` (default `text` in a terminal, otherwise `json`). */
export function resolveLogSettings(secrets: readonly string[], environment: NodeJS.ProcessEnv): LogSettings {
  const json = environment['LOG_FORMAT'] === 'json';
  return {
    secrets,
    format: json ? 'json' : 'text',
    level: environment['LOG_LEVEL'] ?? 'info',
    write: (text) => void process.stderr.write(text),
  };
}

/** Configures Fastify's logger. Every line passes the redactor last. */
export function createLoggerOptions(settings: LogSettings): NonNullable<FastifyServerOptions['logger']> {
  const redact = createRedactor(settings.secrets);
  const print = settings.format === 'json' ? (line: string) => line : printLogLine;
  return {
    level: settings.level,
    base: null,
    // Requests and responses have headers with tokens, so only selected fields are logged.
    serializers: { req: ({ method }) => ({ method }), res: ({ statusCode }) => ({ statusCode }) },
    stream: { write: (line: string) => settings.write(redact(print(line))) },
  };
}
