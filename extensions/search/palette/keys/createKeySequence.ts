import { matchesStroke, parseStroke, type Stroke } from './stroke';

/** Follows the keys that the user presses. */
export interface KeySequence {
  /** Returns whether the key belongs to a shortcut, and the shortcut if it is complete. */
  press: (event: KeyboardEvent) => { isUsed: boolean; id?: string };
}

/** How long to wait for the next key of a shortcut, in ms. */
const patience = 1500;

interface Candidate {
  id: string;
  strokes: readonly Stroke[];
}

/** Creates a sequence for shortcuts by id. Of two shortcuts with the same keys, the first one counts. */
export function createKeySequence(shortcuts: ReadonlyMap<string, string>): KeySequence {
  const all = [...shortcuts].map(([id, shortcut]): Candidate => ({
    id,
    strokes: shortcut.trim().split(/\s+/u).map(parseStroke),
  }));
  let started: readonly Candidate[] = [];
  let pressed = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    press(event) {
      const isContinued = pressed > 0 && event.timeStamp - lastAt <= patience;
      if (!isContinued) pressed = 0;
      const matching = (candidates: readonly Candidate[], at: number) =>
        candidates.filter(({ strokes }) => strokes[at] && matchesStroke(strokes[at], event));
      started = matching(isContinued ? started : all, pressed);
      if (started.length === 0 && isContinued) {
        pressed = 0;
        started = matching(all, 0);
      }
      if (started.length === 0) {
        pressed = 0;
        return { isUsed: false };
      }
      pressed += 1;
      lastAt = event.timeStamp;
      const complete = started.find(({ strokes }) => strokes.length === pressed);
      if (!complete) return { isUsed: true };
      pressed = 0;
      return { isUsed: true, id: complete.id };
    },
  };
}
