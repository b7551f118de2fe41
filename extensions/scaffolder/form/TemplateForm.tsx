// The index of the package also loads a validator that compiles code.
import Form, { type FormProps } from '@rjsf/core/lib/components/Form.js';
import type { UiSchema } from '@rjsf/utils';
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { JsonObject } from '#model';
import { ErrorBoundary, useTranslationRef } from '#sdk';
import { ErrorPanel } from '#ui';
import type { FormField } from '../blueprints/formField';
import { formTranslationRef } from '../i18n/form/formTranslationRef';
import { FormToolsContext, SharedFormContext } from './context/FormContexts';
import { createErrorTree } from './createErrorTree';
import { createFieldAdapters } from './fields/createFieldAdapters';
import { withBuiltIns } from './fields/withBuiltIns';
import { focusField } from './focusField';
import { ProblemSummary } from './ProblemSummary';
import { EMPTY_AT_FIRST } from './schema/splitParameters';
import { createTranslate } from './theme/createTranslate';
import { FormRoot } from './theme/formStyles';
import { formTemplates, formWidgets } from './theme/formTheme';
import { useFormProblems } from './useFormProblems';
import { useFormValidator } from './useFormValidator';
import type { FormProblem } from './validate/findProblems';

/** Props of {@link TemplateForm}. */
export interface TemplateFormProps {
  /** The page: the result of `splitParameters`. */
  schema: JsonObject;
  uiSchema: JsonObject;
  /** The values of the page. Values of other pages may be included. */
  formData: JsonObject;
  /** Called with all values after each change, and once with the defaults of the page. */
  onChange: (formData: JsonObject) => void;
  /** Called when the user submits the page and its values are valid. */
  onSubmit: (formData: JsonObject) => void | Promise<void>;
  /** The fields that `ui:field` can name, from `useFormFields`. */
  fields: ReadonlyMap<string, FormField>;
  /** The values of all pages, for custom fields. `formData` by default. */
  allFormData?: JsonObject;
  secrets?: Record<string, string>;
  /** Adds secrets. The others stay. */
  onSecretsChange?: (secrets: Record<string, string>) => void;
  /** Problems from elsewhere, such as the server. Shown until the next validation. */
  problems?: readonly FormProblem[];
  disabled?: boolean;
  /** The prefix of the ids of all controls. Needed if a page has several forms. @default 'root' */
  idPrefix?: string;
  /** The buttons. One of them has `type="submit"`. */
  children?: ReactNode;
}

const noSecrets: Record<string, string> = {};

/** The values of an empty form. Defaults of conditions in `allOf` are filled in, as in Backstage. */
const defaultValues: FormProps['experimental_defaultFormStateBehavior'] = {
  allOf: 'populateDefaults',
  arrayMinItems: { computeSkipPopulate: (_, schema) => schema?.$comment === EMPTY_AT_FIRST },
};

/** One page of a template as a form. It validates when the user submits it, and with each change while there are problems. */
export function TemplateForm(props: TemplateFormProps) {
  const { schema, uiSchema, formData, onChange, onSubmit, fields, secrets = noSecrets, disabled } = props;
  const { allFormData = formData, onSecretsChange, idPrefix = 'root', children } = props;
  const { t } = useTranslationRef(formTranslationRef);
  const validator = useFormValidator();
  const { problems, validate, submits, refuse } = useFormProblems({ ...props, allFormData });
  const tools = useMemo(() => ({ pending: new Set<() => void>(), refuse, t }), [refuse, t]);
  const adapters = useMemo(() => createFieldAdapters(withBuiltIns(fields)), [fields]);
  const translate = useMemo(() => createTranslate(t), [t]);
  const errors = useMemo(() => createErrorTree(problems), [problems]);
  const shared = useMemo(
    () => ({ formData: allFormData, secrets, setSecrets: onSecretsChange ?? (() => undefined) }),
    [allFormData, secrets, onSecretsChange],
  );
  const { latest, change } = useLatest(formData, onChange);

  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = root.current?.querySelector('[data-autofocus]');
    if (field) focusField(field.id.replace(/__field$/, ''));
  }, []);

  /** Adds the text that is not part of the values yet. */
  const commit = useCallback(
    () => flushSync(() => tools.pending.forEach((commitText) => commitText())),
    [tools],
  );
  useEffect(() => {
    window.addEventListener('pagehide', commit);
    return () => window.removeEventListener('pagehide', commit);
  }, [commit]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    commit();
    if (await validate(latest.current)) await onSubmit(latest.current);
  };
  return (
    <FormRoot ref={root}>
      <form noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <ProblemSummary {...{ problems, schema, uiSchema, idPrefix, submits, t }} />
        <ErrorBoundary
          source={schema}
          renderFailure={({ error, resetError }) => (
            <ErrorPanel title={t('summary.failed')} error={error} onRetry={resetError} />
          )}
        >
          <FormToolsContext value={tools}>
            <SharedFormContext value={shared}>
              <Form
                tagName={FormBody}
                schema={schema}
                uiSchema={uiSchema as UiSchema}
                formData={formData}
                extraErrors={errors}
                validator={validator}
                fields={adapters}
                templates={formTemplates}
                widgets={formWidgets}
                translateString={translate}
                idPrefix={idPrefix}
                disabled={disabled === true}
                showErrorList={false}
                experimental_defaultFormStateBehavior={defaultValues}
                onChange={({ formData: next }) => change(next as JsonObject)}
              >
                {[]}
              </Form>
            </SharedFormContext>
          </FormToolsContext>
        </ErrorBoundary>
        {children}
      </form>
    </FormRoot>
  );
}

/** The form library draws the fields only. The form itself is around them. */
function FormBody({ children }: { children?: ReactNode }) {
  return <div>{children}</div>;
}

/** Reports changes. The form library reports defaults while it is rendered, when the parent cannot be updated. */
function useLatest(formData: JsonObject, onChange: (formData: JsonObject) => void) {
  const latest = useRef(formData);
  const defaults = useRef<JsonObject>(undefined);
  const isMounted = useRef(false);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    isMounted.current = true;
    if (defaults.current) report.current(defaults.current);
    defaults.current = undefined;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const change = (next: JsonObject): void => {
    latest.current = next;
    if (isMounted.current) report.current(next);
    else defaults.current = next;
  };
  return { latest, change };
}
