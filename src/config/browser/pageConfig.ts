import type { ConfigSource, Result } from '#diagnostics';
import { createLocate } from '../injected/createLocate';
import type { InjectedConfig, LiveConfig } from '../injected/injectedConfig';
import { alignBaseUrls } from './alignBaseUrls';

/** The configuration of a portal in the browser, with the results of the server. */
export interface PageConfig extends Result<ConfigSource> {
  /** Whether the server has built the extension tree. If so, `problems` contains the complete report. */
  checked?: boolean | undefined;
  /** How to subscribe to changes. Absent if changes are not reported. */
  live?: LiveConfig | undefined;
}

/** Reads a configuration that the server sent, in the page or later. */
export function openInjectedConfig(injected: InjectedConfig, documentOrigin: string): PageConfig {
  const { config, places, problems, checked, live } = injected;
  const source = { data: config, locate: createLocate(config, places) };
  return { value: alignBaseUrls(source, documentOrigin), problems, checked, live };
}
