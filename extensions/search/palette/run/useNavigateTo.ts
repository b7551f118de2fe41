import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns a function that opens a path of the portal, and that never changes. */
export function useNavigateTo(): (to: string) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  return useCallback((to) => void latest.current(to), []);
}
