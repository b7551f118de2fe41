import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isJsonObject, type JsonObject } from '#model';

/** The step in the URL: the number of a page, or the review. */
const REVIEW = 'review';

/** The current step. `pages` is the number of pages, and the index of the review. */
export function useWizardStep(pages: number): { current: number; go: (index: number) => void } {
  const [params, setParams] = useSearchParams();
  const step = params.get('step');
  const number = Number(step ?? 1) - 1;
  const isPage = Number.isInteger(number) && number >= 0 && number < pages;
  const current = step === REVIEW || pages === 0 ? pages : isPage ? number : 0;
  const go = useCallback(
    (index: number) =>
      setParams((now) => {
        now.set('step', index >= pages ? REVIEW : String(index + 1));
        return now;
      }),
    [setParams, pages],
  );
  return { current, go };
}

/** Values in a link to a form. */
export interface Prefill {
  values?: JsonObject;
  /** Whether the link has values that cannot be read. */
  isInvalid: boolean;
}

/** Reads `?formData=` once, and removes it from the URL, because values do not belong in the history of the browser. */
export function usePrefill(): Prefill {
  const [params, setParams] = useSearchParams();
  const [prefill] = useState(() => parsePrefill(params.get('formData')));
  const isGiven = params.has('formData');
  useEffect(() => {
    if (!isGiven) return;
    setParams(
      (now) => {
        now.delete('formData');
        return now;
      },
      { replace: true },
    );
  }, [isGiven, setParams]);
  return prefill;
}

function parsePrefill(text: string | null): Prefill {
  if (text === null) return { isInvalid: false };
  try {
    const values: unknown = JSON.parse(text);
    return isJsonObject(values) ? { values, isInvalid: false } : { isInvalid: true };
  } catch {
    return { isInvalid: true };
  }
}
