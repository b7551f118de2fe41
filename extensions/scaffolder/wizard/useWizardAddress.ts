import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isJsonObject, type JsonObject } from '#model';
import { omitSecrets } from './pages/templatePages';

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

/** Values that a link or the page of a task gives to a form. */
export interface Prefill {
  values?: JsonObject;
  /** Whether the link has values that cannot be read. */
  isInvalid: boolean;
}

/**
 * Reads `?formData=`, or `formData` in the state of the location, once, and removes both, because values do not belong in the history
 * of the browser. Values of `secretNames` are left out: a task only has asterisks for them.
 */
export function usePrefill(secretNames: readonly string[]): Prefill {
  const [params] = useSearchParams();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const given: unknown = isJsonObject(state) ? state['formData'] : undefined;
  const [prefill] = useState(() => parsePrefill(given, params.get('formData'), secretNames));
  const isGiven = given !== undefined || params.has('formData');
  useEffect(() => {
    if (!isGiven) return;
    const rest = new URLSearchParams(search);
    rest.delete('formData');
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state: null });
  }, [isGiven, navigate, pathname, search, hash]);
  return prefill;
}

function parsePrefill(given: unknown, text: string | null, secretNames: readonly string[]): Prefill {
  if (given === undefined && text === null) return { isInvalid: false };
  try {
    const values: unknown = given ?? JSON.parse(text ?? '');
    return isJsonObject(values)
      ? { values: omitSecrets(values, secretNames), isInvalid: false }
      : { isInvalid: true };
  } catch {
    return { isInvalid: true };
  }
}
