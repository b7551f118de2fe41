/** The state of a stepper, as plain data that the caller can store. */
export interface StepperState {
  /** The index of the current step. Equal to the number of steps when all are completed. */
  current: number;
  /** The ids of skipped steps. */
  skipped: readonly string[];
}

/** The initial state. */
export const initialStepperState: StepperState = { current: 0, skipped: [] };

/** An action: complete the step, skip it, go back, or start again. */
export type StepperMove = 'next' | 'skip' | 'back' | 'reset';

/** Returns the state after an action. */
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
      return initialStepperState;
  }
}
