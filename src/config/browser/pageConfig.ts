import type { ConfigSource, Result } from '#diagnostics';
import { createLocate } from '../injected/createLocate';
import type { InjectedConfig, LiveConfig } from '../injected/injectedConfig';
import { alignBaseUrls } from './alignBaseUrls';

/** The configuration of a portal in the browser, and what its server says of it. */
export interface PageConfig extends Result<ConfigSource> {
  /** Whether the server has grown the tree from it: `problems` then holds all of the report. */
  checked?: boolean | undefined;
  /** Where to hear of changes; absent where nobody tells of them. */
  live?: LiveConfig | undefined;
}

/** Opens what a server gave of its configuration, in the page or later. */
export function openInjectedConfig(injected: InjectedConfig, documentOrigin: string): PageConfig {
  const { config, places, problems, checked, live } = injected;
  const source = { data: config, locate: createLocate(config, places) };
  return { value: alignBaseUrls(source, documentOrigin), problems, checked, live };
}
