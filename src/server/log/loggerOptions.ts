import type { FastifyServerOptions } from 'fastify';
import { createRedactor } from './createRedactor';
import { printLogLine } from './printLogLine';

export interface LogSettings {
  /** Values that must never be printed. */
  secrets: readonly string[];
  /** `json` for machines, `text` for people. */
  format: 'json' | 'text';
  level: string;
  write(text: string): void;
}

/** `LOG_LEVEL` (default `info`) and `LOG_FORMAT` (`json`, or `text` when somebody looks on). */
export function resolveLogSettings(secrets: readonly string[], environment: NodeJS.ProcessEnv): LogSettings {
  const json = environment['LOG_FORMAT'] === 'json';
  return {
    secrets,
    format: json ? 'json' : 'text',
    level: environment['LOG_LEVEL'] ?? 'info',
    write: (text) => void process.stderr.write(text),
  };
}

/** How Fastify logs: only what matters, and nothing that must stay secret. Every line passes the redactor last. */
export function createLoggerOptions(settings: LogSettings): NonNullable<FastifyServerOptions['logger']> {
  const redact = createRedactor(settings.secrets);
  const print = settings.format === 'json' ? (line: string) => line : printLogLine;
  return {
    level: settings.level,
    base: null,
    // Requests and replies carry headers with tokens; what is worth saying of them is said by name.
    serializers: { req: ({ method }) => ({ method }), res: ({ statusCode }) => ({ statusCode }) },
    stream: { write: (line: string) => settings.write(redact(print(line))) },
  };
}
