import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What is shown over the page. It is in the URL, so that Back closes it. */
export interface Overlay {
  /** Undefined if nothing is shown. */
  value: string | undefined;
  open: (value: string) => void;
  close: () => void;
}

/** Returns what a parameter of the URL shows over the page, and functions that change it. */
export function useOverlay(parameter: string): Overlay {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isOpened = useRef(false);
  const change = useCallback(
    (value: string | undefined) => {
      const next = new URLSearchParams(search);
      if (value === undefined) next.delete(parameter);
      else next.set(parameter, value);
      const to = { search: next.size === 0 ? '' : `?${next}`, hash };
      void navigate(to, { replace: value === undefined, preventScrollReset: true });
    },
    [navigate, parameter, search, hash],
  );
  const open = useCallback(
    (value: string) => {
      isOpened.current = true;
      change(value);
    },
    [change],
  );
  const close = useCallback(() => {
    // The entry before is the page without it, unless the user came by a link to it.
    if (isOpened.current) void navigate(-1);
    else change(undefined);
    isOpened.current = false;
  }, [change, navigate]);
  return { value: new URLSearchParams(search).get(parameter) ?? undefined, open, close };
}
