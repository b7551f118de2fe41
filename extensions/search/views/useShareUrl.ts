import { useCallback } from 'react';
import { useHref } from 'react-router-dom';

/** Returns a function that prints the address of a view with the server and the base path of the portal, to share it. */
export function useShareUrl(): (url: string) => string {
  const base = useHref('/').replace(/\/$/, '');
  return useCallback((url) => `${globalThis.location.origin}${base}${url}`, [base]);
}
