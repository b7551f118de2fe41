import { useMemo, useSyncExternalStore } from 'react';
import { createPatternChecks } from './validate/createPatternChecks';
import { createValidator, type FormValidator } from './validate/createValidator';
import { createWorkerRun } from './validate/runInWorker';

/** One worker for all forms. */
export const patterns = createPatternChecks(createWorkerRun());

const validator = createValidator(patterns);

/** Returns the validator. It is a new object when there are new results of patterns, which conditions can depend on. */
export function useFormValidator(): FormValidator {
  const version = useSyncExternalStore(patterns.subscribe, patterns.countResults);
  return useMemo(() => ({ ...validator, version }), [version]);
}
