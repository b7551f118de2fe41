/** The prefix of heading ids, so that they don't conflict with other ids on the page. */
export const slugPrefix = 'doc-';

/** Creates a function that returns the id of a heading, as on GitHub: repeated titles get a number. */
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
