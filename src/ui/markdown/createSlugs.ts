/** What stands before the ids of headings, so that no document takes an id of the page around it. */
export const slugPrefix = 'doc-';

/** Gives headings their ids, as GitHub does: the second of the same name gets a number. */
export function createSlugs(): (title: string) => string {
  const counts = new Map<string, number>();
  return (title) => {
    const slug = title
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return `${slugPrefix}${slug}${count === 0 ? '' : `-${count}`}`;
  };
}
