import { useEffect, useEffectEvent, useRef } from 'react';
import { parsePath, useNavigate } from 'react-router-dom';
import { encodePagePath } from '../client/encodePagePath';

/** Props of {@link DefaultPath}. */
export interface DefaultPathProps {
  path: string;
  defaultPath: string;
  sitePath: string;
}

/** Opens the default page of the documentation, a path without a slash at its start, if no page is in the URL. The URL without a page does not stay in the history. */
export function DefaultPath({ path, defaultPath, sitePath }: DefaultPathProps) {
  const navigate = useNavigate();
  const isOpened = useRef(false);
  const openPath = useEffectEvent((to: string) => {
    const { search, hash } = window.location;
    const target = parsePath(encodePagePath(to));
    const url = {
      pathname: `${sitePath}/${target.pathname}`,
      search: search || target.search,
      hash: hash || target.hash,
    };
    void navigate(url, { replace: true });
  });
  useEffect(() => {
    if (path !== '') isOpened.current = true;
    // A link to the first page leads there.
    else if (!isOpened.current) openPath(defaultPath);
  }, [path, defaultPath]);
  return null;
}
