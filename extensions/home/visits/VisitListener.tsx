import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { stringifyEntityRef } from '#model';
import { appTreeApiRef, configApiRef, resolvePageOfPath, useApi, useOptionalApi, useRouteRef } from '#sdk';
import { entityRouteRef } from '#extensions/catalog';
import { homeRouteRef } from '../routes';
import { earlyPages } from './earlyPages';
import { type NewVisit, visitsApiRef } from './VisitsApi';

type VisitedPage = Omit<NewVisit, 'name'>;

/** Saves a visit when the user goes to another page. Shows nothing. */
export function VisitListener() {
  const visitsApi = useOptionalApi(visitsApiRef);
  const appTitle = useApi(configApiRef).getOptionalString('app.title') ?? 'Trellis';
  const { pathname: current } = useLocation();
  const resolveVisit = useResolveVisit();
  const visit = useMemo(() => resolveVisit(current), [resolveVisit, current]);
  const { pathname = current, entityRef } = visit ?? {};
  const isRecorded = visit !== undefined;
  const lastTitle = useRef<string>(undefined);
  const type = useNavigationType();
  const lastType = useRef(type);
  // Both are set before the effect below leaves the page: the next page changes the title.
  useLayoutEffect(() => {
    lastType.current = type;
    return () => {
      lastTitle.current = document.title;
    };
  });
  useEffect(() => {
    const leave = whenTitled(
      (title) => title !== appTitle && title !== lastTitle.current,
      (title) => {
        if (!isRecorded) return;
        const page = { pathname, name: readName(title ?? '', appTitle) };
        // The page works without its visit, and the storage reports failures.
        visitsApi
          ?.save({ visit: { ...page, ...(entityRef === undefined ? {} : { entityRef }) } })
          .catch(() => undefined);
      },
    );
    return () => leave({ isRedirect: lastType.current === NavigationType.Replace, title: lastTitle.current });
  }, [visitsApi, appTitle, isRecorded, pathname, entityRef]);
  useEffect(() => {
    // The last one is the current page.
    for (const early of earlyPages.splice(0).slice(0, -1)) {
      const page = resolveVisit(early.pathname);
      const name = readName(early.title, appTitle);
      if (page) visitsApi?.save({ visit: { ...page, name } }).catch(() => undefined);
    }
  }, [visitsApi, appTitle, resolveVisit]);
  return null;
}

/** Returns the part of the tab's title that names the page. Empty if the title is still that of the portal. */
function readName(title: string, appTitle: string): string {
  return title === appTitle ? '' : title.replace(` · ${appTitle}`, '');
}

/**
 * Returns a function that returns the page at a path: all tabs of an entity are one page. `undefined` for the home page and paths
 * without a page.
 */
function useResolveVisit(): (pathname: string) => VisitedPage | undefined {
  const { tree } = useApi(appTreeApiRef).getTree();
  const entityPath = useRouteRef(entityRouteRef);
  const homePath = useRouteRef(homeRouteRef)?.();
  return useMemo(
    () => (pathname) => {
      const page = resolvePageOfPath(tree, pathname);
      if (page === undefined || pathname === homePath) return undefined;
      const { kind, namespace, name } = page.params ?? {};
      if (!kind || !namespace || !name) return { pathname };
      const path = entityPath?.({ kind, namespace, name });
      if (path === undefined || !pathname.startsWith(path)) return { pathname };
      return { pathname: path, entityRef: stringifyEntityRef({ kind, namespace, name }) };
    },
    [tree, entityPath, homePath],
  );
}

/** Milliseconds after which a title belongs to the page, even if the page before has the same. */
const SETTLED = 1000;
/** Milliseconds within which a page can redirect after it has a title. */
const REDIRECTS_WITHIN = 100;

/**
 * Calls `act` with the title of the page soon after it is the page's own. If the user leaves before, the title is the page's if it had
 * time to change, and unknown otherwise. A page that redirects does not count.
 */
function whenTitled(
  isOwn: (title: string) => boolean,
  act: (title?: string) => void,
): (leave: { isRedirect: boolean; title: string | undefined }) => void {
  const start = Date.now();
  let isDone = false;
  let timer: number | undefined;
  let own: string | undefined;
  const finish = (title?: string): void => {
    observer.disconnect();
    clearTimeout(timer);
    if (!isDone) act(title);
    isDone = true;
  };
  const look = (): void => {
    if (!isOwn(document.title)) return;
    own = document.title;
    timer ??= window.setTimeout(() => finish(own), REDIRECTS_WITHIN);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  look();
  return ({ isRedirect, title }) => {
    isDone ||= isRedirect;
    finish(own ?? (Date.now() - start >= SETTLED ? title : undefined));
  };
}
