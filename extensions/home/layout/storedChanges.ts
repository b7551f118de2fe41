import * as z from 'zod/mini';
import type { Placement, WidgetSettings } from './placement';

const place = z.object({
  id: z.string(),
  component: z.string(),
  column: z.int().check(z.gte(0), z.lte(11)),
  order: z.number(),
  width: z.int().check(z.gte(1), z.lte(12)),
  height: z.int().check(z.gte(1), z.lte(100)),
});
const settings = z.object({
  id: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
});
const removal = z.object({ id: z.string(), removed: z.literal(true) });
const change = z.union([place, settings, removal]);

/** A change of the default layout: where a widget is, its settings, or that it was removed. */
export type LayoutChange = z.infer<typeof change>;

/**
 * Parses the changes that a user made to the default layout. They are stored as a list of texts, because the storage joins such
 * lists if two devices change them at once. Other texts, such as those of a newer version, are ignored.
 */
export function parseChanges(texts: unknown): LayoutChange[] {
  if (!Array.isArray(texts)) return [];
  return texts.flatMap((text: unknown) => {
    const parsed = change.safeParse(parseJson(text));
    return parsed.success ? [parsed.data] : [];
  });
}

/** Prints one change as text. */
export function printChange(entry: LayoutChange): string {
  return JSON.stringify(entry);
}

/** Applies the changes of the user to the default layout. Of two changes of the same kind, the later one counts. */
export function applyChanges(defaults: readonly Placement[], changes: readonly LayoutChange[]): Placement[] {
  const placements = new Map(defaults.map((placement) => [placement.id, placement]));
  const settingsById = new Map<string, WidgetSettings>();
  for (const entry of changes) {
    const known = placements.get(entry.id);
    if ('settings' in entry) settingsById.set(entry.id, entry.settings);
    else if ('removed' in entry) {
      if (!known?.permanent) placements.delete(entry.id);
    } else placements.set(entry.id, known ? { ...known, ...pickAllowed(known, entry) } : entry);
  }
  return [...placements.values()].map((placement) => {
    const own = settingsById.get(placement.id);
    return own === undefined ? placement : { ...placement, settings: own };
  });
}

/** Keeps what the configuration determines. */
function pickAllowed(known: Placement, { column, order, width, height }: z.infer<typeof place>) {
  return {
    ...(known.fixed ? {} : { column, order }),
    ...(known.rigid ? {} : { width, height }),
  };
}

/** Replaces the change of the same kind and widget. */
export function replaceChange(changes: readonly LayoutChange[], entry: LayoutChange): LayoutChange[] {
  const isSettings = 'settings' in entry;
  const kept = changes.filter((other) => other.id !== entry.id || 'settings' in other !== isSettings);
  return [...kept, entry];
}

/** Restores the changes of one widget, for example to undo one. */
export function restoreChanges(
  changes: readonly LayoutChange[],
  id: string,
  before: readonly LayoutChange[],
): LayoutChange[] {
  return [...changes.filter((entry) => entry.id !== id), ...before.filter((entry) => entry.id === id)];
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
