import { useState } from 'react';
import type { JsonObject } from '#model';

const noPages: readonly JsonObject[] = [];

/**
 * Keeps the pages of the last valid version, and each page that did not change, so that only changed pages are drawn again.
 *
 * @param pages undefined while the text has errors
 * @param source what the pages belong to. When it changes, earlier pages are forgotten
 */
export function useStablePages(
  pages: readonly JsonObject[] | undefined,
  source?: string,
): readonly JsonObject[] {
  const [stable, setStable] = useState({ source, given: pages, pages: pages ?? noPages });
  if (stable.given === pages && stable.source === source) return stable.pages;
  const known = stable.source === source ? stable.pages : noPages;
  const next = pages ? keepEqual(pages, known) : known;
  setStable({ source, given: pages, pages: next });
  return next;
}

function keepEqual(pages: readonly JsonObject[], known: readonly JsonObject[]): readonly JsonObject[] {
  return pages.map((page, index) => {
    const before = known[index];
    return before && JSON.stringify(before) === JSON.stringify(page) ? before : page;
  });
}
