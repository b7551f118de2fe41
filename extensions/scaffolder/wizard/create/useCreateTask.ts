import { useRef, useState } from 'react';
import { useApi, useApiHolder, useTranslationRef } from '#sdk';
import { formDecoratorsApiRef } from '../../api/FormDecoratorsApi';
import { scaffolderApiRef } from '../../api/ScaffolderApi';
import { CreateTaskError } from '../../api/scaffolderErrors';
import { formTranslationRef } from '../../i18n/form/formTranslationRef';
import type { TemplatePage } from '../pages/templatePages';
import { mapValueErrors, type PageProblems } from './mapValueErrors';
import { type DecoratorStep, runDecorators, type TaskValues } from './runDecorators';

interface CreateTaskOptions {
  templateRef: string;
  pages: readonly TemplatePage[];
  decorators: readonly DecoratorStep[];
  onCreated: (taskId: string) => void;
  /** Called if the backend does not accept values. */
  onRejected: (problems: PageProblems) => void;
}

/** Creates the task of a template, once at a time: a second click does nothing. */
export function useCreateTask({ templateRef, pages, decorators, onCreated, onRejected }: CreateTaskOptions) {
  const scaffolderApi = useApi(scaffolderApiRef);
  const decoratorsApi = useApi(formDecoratorsApiRef);
  const apis = useApiHolder();
  const { t } = useTranslationRef(formTranslationRef);
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  async function send(start: TaskValues): Promise<void> {
    const known = decorators.length > 0 ? await decoratorsApi.getFormDecorators() : [];
    const { values, secrets } = await runDecorators(decorators, known, start, { apis, t });
    const { taskId } = await scaffolderApi.scaffold({ templateRef, values, secrets });
    onCreated(taskId);
  }

  /** Runs the decorators and creates the task. `check` runs first, and returns whether to go on. */
  async function create(check: () => Promise<boolean>, start: TaskValues): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setError(undefined);
    try {
      if (await check()) await send(start);
    } catch (cause) {
      const errors = cause instanceof CreateTaskError ? cause.errors : [];
      if (errors.length > 0 && pages.length > 0) onRejected(mapValueErrors(errors, pages, t));
      else setError(cause);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }
  return { create, isPending, error };
}
