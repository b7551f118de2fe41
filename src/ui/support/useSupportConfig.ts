import { useMemo } from 'react';
import { type ConfigApi, configApiRef, useApi } from '#sdk';

/** One support contact. */
export interface SupportItem {
  title: string;
  /** The key of an icon that the portal provides. */
  icon?: string;
  links: ReadonlyArray<{ url: string; title: string }>;
}

/** The support contacts of the portal. */
export interface SupportConfig {
  /** The URL of the general support page. */
  url?: string;
  items: readonly SupportItem[];
}

/** Returns the `app.support` configuration, or undefined if it is not set. */
export function useSupportConfig(): SupportConfig | undefined {
  const config = useApi(configApiRef);
  return useMemo(() => {
    const support = config.getOptionalConfig('app.support');
    if (!support) return undefined;
    const url = support.getOptionalString('url');
    const items = (support.getOptionalConfigArray('items') ?? []).map(readItem);
    return url === undefined && items.length === 0 ? undefined : { ...(url && { url }), items };
  }, [config]);
}

function readItem(item: ConfigApi): SupportItem {
  const icon = item.getOptionalString('icon');
  const links = (item.getOptionalConfigArray('links') ?? []).map((link) => {
    const url = link.getString('url');
    return { url, title: link.getOptionalString('title') ?? url };
  });
  return { title: item.getString('title'), ...(icon && { icon }), links };
}
