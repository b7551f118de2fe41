import { useCallback, useEffect, useRef, useState } from 'react';
import type { JsonObject } from '#model';
import type { FormField } from '../blueprints/formField';
import { useFindProblems } from './useFindProblems';
import type { FormProblem } from './validate/findProblems';

interface FormProblemsOptions {
  schema: JsonObject;
  uiSchema: JsonObject;
  formData: JsonObject;
  allFormData: JsonObject;
  fields: ReadonlyMap<string, FormField>;
  problems?: readonly FormProblem[];
}

/** After this time without a change, the values are validated again. In ms. */
const DELAY = 300;
const none: readonly FormProblem[] = [];

/** The problems of a form, from its own validation or from the caller. */
export function useFormProblems({ problems: given = none, ...form }: FormProblemsOptions) {
  const findProblems = useFindProblems();
  const [found, setFound] = useState<readonly FormProblem[]>(given);
  const [before, setBefore] = useState(given);
  const [submits, setSubmits] = useState(0);
  const runs = useRef(0);
  const refused = useRef(new Map<string, FormProblem>());
  const [refusals, setRefusals] = useState(0);
  if (before !== given) {
    setBefore(given);
    setFound(given);
  }

  async function find(formData: JsonObject): Promise<readonly FormProblem[] | undefined> {
    runs.current += 1;
    const run = runs.current;
    const problems = await findProblems({ ...form, formData });
    if (run !== runs.current) return undefined;
    const texts = [...refused.current.values()];
    const isRefused = ({ path }: FormProblem): boolean => refused.current.has(JSON.stringify(path));
    return [...problems.filter((problem) => !isRefused(problem)), ...texts];
  }

  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const hasProblems = found.length > 0;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    if (!hasProblems) return undefined;
    const timer = setTimeout(() => {
      void latest.current(form.formData).then((problems) => problems && setFound(problems));
    }, DELAY);
    return () => clearTimeout(timer);
    // Only new values and texts are validated, not new problems.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form.formData, refusals]);

  const refuse = useCallback((path: readonly string[], message: string | undefined): void => {
    const key = JSON.stringify(path);
    if (refused.current.get(key)?.message === message) return;
    if (message === undefined) refused.current.delete(key);
    else refused.current.set(key, { path: [...path], message });
    setRefusals((count) => count + 1);
  }, []);

  /** Validates the values. Returns whether they are valid. */
  async function validate(formData: JsonObject): Promise<boolean> {
    const problems = await find(formData);
    if (!problems) return false;
    setFound(problems);
    if (problems.length > 0) setSubmits((count) => count + 1);
    return problems.length === 0;
  }
  return { problems: found, validate, submits, refuse };
}
