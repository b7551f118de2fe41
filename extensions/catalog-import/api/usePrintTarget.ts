import { useCallback } from 'react';
import { useScmIntegrations } from './useScmIntegrations';

/** Returns a function that prints a URL for users: the path of a file after the name of its repository, or after the host. */
export function usePrintTarget(): (target: string) => string {
  const integrations = useScmIntegrations();
  return useCallback(
    (target) => {
      const address = integrations?.byUrl(target)?.parseUrl(target);
      if (address && address.path !== '') return `${address.repo}/${address.path}`;
      if (!URL.canParse(target)) return target;
      const { host, pathname } = new URL(target);
      return `${host}${pathname}`;
    },
    [integrations],
  );
}
