/** The parameters that hold a position in a list: `offset`, `deployments[offset]`. It changes with the list, so a view has none. */
const position = /(?:^|\[)(?:cursor|offset|pageCursor)\]?$/;

/** Returns the address of a page without the position in its list, and with its parameters in a fixed order. */
export function normalizeViewUrl(url: string): string {
  const [address = '', ...fragment] = url.split('#');
  const [path = '', ...query] = address.split('?');
  const search = new URLSearchParams(query.join('?'));
  const positions = [...search.keys()].filter((name) => position.test(name));
  for (const name of positions) search.delete(name);
  search.sort();
  const printed = search.toString();
  return [
    path,
    printed === '' ? '' : `?${printed}`,
    fragment.length === 0 ? '' : `#${fragment.join('#')}`,
  ].join('');
}

/** Returns the path of an address within the portal. */
export function pathOfView(url: string): string {
  return url.replace(/[?#].*/s, '');
}
