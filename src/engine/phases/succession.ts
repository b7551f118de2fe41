import type { ApiRegistry } from '../apis/apiRegistry';
import type { KeepInstance } from '../instantiate/keepInstance';

/** What an app reuses of the running app after a change of the configuration. */
export interface Succession {
  /** The registry of the running app, without registered APIs. */
  readonly registry: ApiRegistry;
  readonly keep: KeepInstance;
}
