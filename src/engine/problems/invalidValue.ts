import type { ConfigFieldIssue } from '../definitions/configSchema';

/** A value of a config that its schema rejects. */
export interface InvalidValue {
  /** The key of the value; `undefined` if the config is not a map. */
  readonly key?: string;
  /** The value of the key. */
  readonly value: unknown;
  /** The validation error. Its path starts at the value. */
  readonly issue: ConfigFieldIssue;
}
