import { stringifyEntityRef } from '#model';
import { decodeUrlPart } from '#protocol';

/** A page of documentation that the user has read. */
export interface ReadPage {
  to: string;
  /** The title of the page. `undefined` for the first page of a site, which has the title of its entity. */
  title: string | undefined;
  /** The entity whose site it is, as a full ref. */
  entityRef: string;
}

const MOST = 5;

/**
 * Lists the pages of documentation among visits, each once, in the order of the visits.
 *
 * @param root - The part of paths that all documentation has in common, such as `/docs/`.
 */
export function listReadPages(
  visits: ReadonlyArray<{ pathname: string; name: string }>,
  root: string,
): ReadPage[] {
  const pages = new Map<string, ReadPage>();
  for (const { pathname, name } of visits) {
    if (!pathname.startsWith(root)) continue;
    const [namespace, kind, entityName, ...path] = pathname
      .slice(root.length)
      .split('/')
      .filter((part) => part !== '')
      .map(decodeUrlPart);
    if (!namespace || !kind || !entityName) continue;
    const to = pathname.replace(/\/+$/, '');
    const entityRef = stringifyEntityRef({ kind, namespace, name: entityName });
    const title = path.length === 0 || name === '' ? undefined : name;
    if (!pages.has(to)) pages.set(to, { to, title, entityRef });
  }
  return [...pages.values()].slice(0, MOST);
}
