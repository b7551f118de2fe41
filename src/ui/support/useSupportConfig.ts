import { useMemo } from 'react';
import { type ConfigApi, configApiRef, useApi } from '#sdk';

/** A way to get help. */
export interface SupportItem {
  title: string;
  /** Key of an icon of the installation. */
  icon?: string;
  links: ReadonlyArray<{ url: string; title: string }>;
}

/** Who helps the users of this portal. */
export interface SupportConfig {
  /** Where to turn to when no item fits. */
  url?: string;
  items: readonly SupportItem[];
}

/** Gives what `app.support` says; nothing where an installation has not said who helps. */
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
