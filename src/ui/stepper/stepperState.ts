/** Where somebody is in a series of steps. Plain data, to be kept wherever the caller likes. */
export interface StepperState {
  /** The step that is open; as many as there are steps once all are done. */
  current: number;
  /** The optional steps that were passed over. */
  skipped: readonly string[];
}

/** Where everybody begins. */
export const firstStep: StepperState = { current: 0, skipped: [] };

/** What somebody does: one on, one on without doing it, one back, or all anew. */
export type StepperMove = 'next' | 'skip' | 'back' | 'reset';

/** Gives where a move leads. */
export function moveStepper(state: StepperState, move: StepperMove, ids: readonly string[]): StepperState {
  const { current, skipped } = state;
  const others = skipped.filter((id) => id !== ids[current]);
  switch (move) {
    case 'next':
      return { current: Math.min(ids.length, current + 1), skipped: others };
    case 'skip':
      return { current: Math.min(ids.length, current + 1), skipped: [...others, ids[current] ?? ''] };
    case 'back':
      return { ...state, current: Math.max(0, current - 1) };
    default:
      return firstStep;
  }
}
