import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { configApiRef, resolveBasePath, useApi } from '#sdk';

/** The browser's router below the path of `app.baseUrl`. */
export function DefaultRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter basename={resolveBasePath(useApi(configApiRef))}>{children}</BrowserRouter>;
}
