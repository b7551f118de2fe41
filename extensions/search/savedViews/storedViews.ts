import * as z from 'zod/mini';
import { isPortalUrl } from '../url/isPortalUrl';
import type { SavedView } from './SavedViewsApi';

const schema = z.object({
  id: z.string(),
  name: z.string().check(z.minLength(1)),
  url: z.string().check(z.refine((url) => isPortalUrl(url))),
});

/** Parses stored views. Of two texts for the same view, the later one counts. Other texts are ignored. */
export function parseViews(texts: readonly unknown[]): SavedView[] {
  const views = new Map<string, SavedView>();
  for (const text of texts) {
    const parsed = schema.safeParse(parseJson(text));
    if (parsed.success) views.set(parsed.data.id, parsed.data);
  }
  return [...views.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Prints a view as text. */
export function printView({ id, name, url }: SavedView): string {
  return JSON.stringify({ id, name, url });
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
