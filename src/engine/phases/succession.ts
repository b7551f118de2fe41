import type { ApiRegistry } from '../apis/apiRegistry';
import type { KeepInstance } from '../instantiate/keepInstance';

/** What an app takes over from the one that runs, when it is made because the configuration has changed. */
export interface Succession {
  /** The registry of the running app, ready to be filled again. */
  readonly registry: ApiRegistry;
  readonly keep: KeepInstance;
}
