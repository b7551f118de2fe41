/** The server log. Secrets from the configuration, and tokens and passwords in URLs, are masked. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  /** `cause` is logged with its stack trace. */
  error(message: string, cause?: unknown): void;
}
