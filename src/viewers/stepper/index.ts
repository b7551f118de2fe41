/** A component for tasks in steps. */
export { Stepper, type Step } from './Stepper';
