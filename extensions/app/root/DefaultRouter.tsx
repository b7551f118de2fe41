import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { configApiRef, resolveBasePath, useApi } from '#sdk';

/** A browser router with the path of `app.baseUrl` as its base. */
export function DefaultRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter basename={resolveBasePath(useApi(configApiRef))}>{children}</BrowserRouter>;
}
