import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Entity, isJsonObject, type JsonObject } from '#model';
import { useDraft, useIsAllowed, useRouteRef, useTranslationRef } from '#sdk';
import { Banner, ConfirmDialog } from '#ui';
import { Markdown } from '#viewers/markdown';
import { Stepper, type Step } from '#viewers/stepper';
import type { FormField } from '../blueprints/formField';
import { ScaffolderFailure } from '../failure/ScaffolderFailure';
import { TemplateForm } from '../form/TemplateForm';
import { useFindProblems } from '../form/useFindProblems';
import type { FormProblem } from '../form/validate/findProblems';
import { formTranslationRef } from '../i18n/form/formTranslationRef';
import { taskCreatePermission } from '../protocol/permissions';
import type { ParameterSchema } from '../protocol/templates';
import { ongoingTaskRouteRef } from '../routes';
import type { PageProblems } from './create/mapValueErrors';
import { useCreateTask } from './create/useCreateTask';
import { listDecorators, readLabels } from './create/readParameters';
import { listSecretNames, type TemplatePage } from './pages/templatePages';
import { ReviewStep } from './review/ReviewStep';
import { TemplatePlan } from './review/TemplatePlan';
import { WizardSkeleton } from './layout/WizardSkeleton';
import { usePrefill, useWizardStep } from './useWizardAddress';

/** Props of {@link Wizard}. */
export interface WizardProps {
  templateRef: string;
  parameters: ParameterSchema;
  pages: readonly TemplatePage[];
  fields: ReadonlyMap<string, FormField>;
  entity: Entity | undefined;
}

const noProblems: readonly FormProblem[] = [];

/** Above this number of steps, the list of steps is vertical. */
const MAX_COLUMNS = 6;

/** The pages of a template, their review, and the creation of the task. */
export function Wizard({ templateRef, parameters, pages, fields, entity }: WizardProps) {
  const { t } = useTranslationRef(formTranslationRef);
  const navigate = useNavigate();
  const taskPath = useRouteRef(ongoingTaskRouteRef);
  const labels = readLabels(parameters);
  const createLabel = labels.create ?? t('actions.create');
  const { current, go } = useWizardStep(pages.length);
  const values = useWizardValues(templateRef, pages);
  const [problems, setProblems] = useState<PageProblems>({});
  const findProblems = useFindProblems();
  const isAllowed = useIsAllowed([taskCreatePermission])(taskCreatePermission);
  const task = useCreateTask({
    templateRef,
    pages,
    decorators: useMemo(() => listDecorators(parameters), [parameters]),
    onCreated: (taskId) => {
      values.clear();
      const path = taskPath?.({ taskId });
      if (path !== undefined) void navigate(path);
    },
    onRejected: (rejected) => {
      setProblems(rejected);
      go(Math.min(...Object.keys(rejected).map(Number)));
    },
  });

  /** Links lead to the review too, so all pages are validated again. Opens the first page with problems. */
  async function checkPages(): Promise<boolean> {
    for (const [index, page] of pages.entries()) {
      const form = { ...page, formData: values.formData, allFormData: values.formData, fields };
      const found = await findProblems(form);
      if (found.length > 0) {
        setProblems({ [index]: found });
        go(index);
        return false;
      }
    }
    return true;
  }

  const startOver = values.isChanged && (
    <StartOver
      onConfirm={() => {
        values.clear();
        setProblems({});
        go(0);
      }}
    />
  );
  const steps: Step[] = pages.map((page, index) => ({
    id: `page-${index}`,
    title: page.title,
    isForm: true,
    ...((problems[index]?.length ?? 0) > 0 && { error: t('page.rejected') }),
    content: (
      <>
        {page.description !== undefined && (
          <div data-intro="">
            <Markdown content={page.description} headingLevel={4} />
          </div>
        )}
        <TemplateForm
          key={values.generation}
          schema={page.schema}
          uiSchema={page.uiSchema}
          formData={values.formData}
          onChange={values.setFormData}
          fields={fields}
          secrets={values.secrets}
          onSecretsChange={values.addSecrets}
          {...(problems[index] && { problems: problems[index] })}
          onSubmit={() => {
            setProblems((now) => ({ ...now, [index]: noProblems }));
            go(index + 1);
          }}
        >
          <Actions
            isFirst={index === 0}
            backLabel={labels.back ?? t('actions.back')}
            onBack={() => go(index - 1)}
            end={startOver}
          >
            <Button type="submit" variant="contained" color="primary">
              {index === pages.length - 1 ? (labels.review ?? t('actions.review')) : t('actions.next')}
            </Button>
          </Actions>
        </TemplateForm>
      </>
    ),
  }));
  steps.push({
    id: 'review',
    title: t('review.title'),
    isForm: true,
    content: (
      <>
        <ReviewStep pages={pages} fields={fields} values={values.formData} onEdit={go} />
        <div data-messages="" style={{ marginTop: 16 }}>
          {!isAllowed && <Banner severity="warning">{t('create.denied')}</Banner>}
          {task.error !== undefined && <ScaffolderFailure title={t('create.failed')} error={task.error} />}
        </div>
        <Actions
          isFirst={pages.length === 0}
          backLabel={labels.back ?? t('actions.back')}
          onBack={() => go(pages.length - 1)}
          end={startOver}
        >
          <Button
            variant="contained"
            color="primary"
            disabled={!isAllowed}
            loading={task.isPending}
            onClick={() => void task.create(checkPages, { values: values.formData, secrets: values.secrets })}
          >
            {createLabel}
          </Button>
        </Actions>
      </>
    ),
  });

  if (!values.isReady) return <WizardSkeleton />;
  return (
    <div data-wizard="">
      <div data-card="">
        <div data-messages="">
          {values.isPrefillInvalid && <Banner severity="warning">{t('page.invalidLink')}</Banner>}
          {values.isRestored && (
            <Banner>
              {t('draft.restored')} {values.hasSecrets && t('draft.secrets')}
            </Banner>
          )}
        </div>
        <Stepper
          label={t('page.label', { title: parameters.title })}
          orientation={steps.length > MAX_COLUMNS ? 'vertical' : 'horizontal'}
          headingLevel={3}
          steps={steps}
          state={{ current, skipped: [] }}
          onStateChange={(state) => go(state.current)}
          canReturn
        />
      </div>
      {entity && <TemplatePlan entity={entity} createLabel={createLabel} />}
    </div>
  );
}

interface ActionsProps {
  isFirst: boolean;
  backLabel: string;
  onBack: () => void;
  /** At the end of the row. */
  end: ReactNode;
  children: ReactNode;
}

function Actions({ isFirst, backLabel, onBack, end, children }: ActionsProps) {
  return (
    <div data-actions="">
      {!isFirst && <Button onClick={onBack}>{backLabel}</Button>}
      {children}
      {end}
    </div>
  );
}

/** Discards the draft, after a question. */
function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslationRef(formTranslationRef);
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-end="">
      <Button variant="text" onClick={() => setOpen(true)}>
        {t('draft.startOver')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('draft.question')}
        confirmLabel={t('draft.startOver')}
        danger
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
      >
        {t('draft.lost')}
      </ConfirmDialog>
    </div>
  );
}

/** The values of all pages: from the link, from the draft in this tab, and from the user. */
function useWizardValues(templateRef: string, pages: readonly TemplatePage[]) {
  const secretNames = useMemo(() => listSecretNames(pages), [pages]);
  const prefill = usePrefill(secretNames);
  const draft = useDraft<JsonObject>(`scaffolder/${templateRef}`, { formData: {} }, { secrets: secretNames });
  const [secrets, setSecrets] = useState<Record<string, string>>({});
  const [generation, setGeneration] = useState(0);
  const [isCleared, setCleared] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const { change, clear: clearDraft, values } = draft;
  const isPrefilled = prefill.values !== undefined && !isEdited && !isCleared;
  const formData = useMemo(() => {
    const stored = isJsonObject(values['formData']) ? values['formData'] : {};
    return isPrefilled ? { ...stored, ...prefill.values } : stored;
  }, [values, isPrefilled, prefill.values]);
  const hasStored = useRef(false);
  const setFormData = useCallback(
    (next: JsonObject) => {
      hasStored.current = true;
      setEdited(true);
      change({ formData: next });
    },
    [change],
  );
  useEffect(() => {
    // The link no longer has the values. The form may have stored them already, with its defaults.
    if (draft.isReady && isPrefilled && !hasStored.current) setFormData(formData);
  }, [draft.isReady, isPrefilled, formData, setFormData]);
  const addSecrets = useCallback(
    (next: Record<string, string>) => setSecrets((now) => ({ ...now, ...next })),
    [],
  );
  return {
    formData,
    setFormData,
    secrets,
    addSecrets,
    generation,
    isReady: draft.isReady,
    isRestored: draft.isRestored,
    hasSecrets: secretNames.length > 0,
    isChanged: draft.isRestored || isEdited,
    isPrefillInvalid: prefill.isInvalid,
    clear: () => {
      clearDraft();
      setSecrets({});
      setEdited(false);
      setCleared(true);
      setGeneration((count) => count + 1);
    },
  };
}
