import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens the default page of the documentation, a path without a slash at its start, if no page is in the URL. The URL without a page does not stay in the history. */
export function useDefaultPath(path: string, defaultPath: string | undefined, sitePath: string): void {
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    if (path !== '') isOpened.current = true;
    // A link to the first page leads there.
    else if (defaultPath && !isOpened.current)
      void navigate(`${sitePath}/${defaultPath}${window.location.hash}`, { replace: true });
  }, [path, defaultPath, sitePath, navigate]);
}
