import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import type { JsonObject } from '#model';
import { ErrorBoundary, featureFlagsApiRef, useApi, useTranslationRef } from '#sdk';
import {
  Banner,
  EmptyState,
  ErrorPanel,
  SkeletonText,
  fontSize,
  fontWeight,
  rem,
  resolveTokens,
  space,
} from '#ui';
import { Markdown } from '#viewers/markdown';
import { useFormFields } from '../../api/useFormFields';
import type { FormField } from '../../blueprints/formField';
import { TemplateForm } from '../../form/TemplateForm';
import type { FormProblem } from '../../form/validate/findProblems';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { splitLivePage } from './splitLivePage';
import type { FormValues } from './useFormValues';

/** Props of {@link LiveForm}. */
export interface LiveFormProps {
  /** The pages, as they are written in the template. */
  pages: readonly JsonObject[];
  /** Whether the pages are those of an earlier version, because the text has errors. */
  isOutdated: boolean;
  values: FormValues;
  /** Problems of the values, by page. Shown until the page is validated again. */
  problems?: ReadonlyArray<readonly FormProblem[]>;
}

const Pages = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space[6],
  '& > section + section': {
    paddingBlockStart: space[6],
    borderBlockStart: `1px solid ${resolveTokens(theme).line.subtle}`,
  },
  '& > section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
  '& h3': { margin: 0, fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
}));

/** The pages of a form below each other. A page that cannot be shown does not affect the others. */
export function LiveForm({ pages, isOutdated, values, problems = [] }: LiveFormProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  const fields = useFormFields();
  if (!fields) return <SkeletonText lines={6} />;
  return (
    <Pages>
      {isOutdated && <Banner severity="warning">{t('form.outdated')}</Banner>}
      {pages.length === 0 && <EmptyState headingLevel={3} title={t('form.none')} />}
      {pages.map((page, index) => (
        <section key={index}>
          <ErrorBoundary
            source={page}
            renderFailure={({ error, resetError }) => (
              <ErrorPanel title={t('form.failed')} error={error} onRetry={resetError} />
            )}
          >
            <FormPage
              page={page}
              number={index + 1}
              fields={fields}
              values={values}
              problems={problems[index]}
            />
          </ErrorBoundary>
        </section>
      ))}
      {pages.length > 0 && (
        <div>
          <Button size="small" startIcon={<RotateCcw aria-hidden />} onClick={values.reset}>
            {t('form.reset')}
          </Button>
        </div>
      )}
    </Pages>
  );
}

interface FormPageProps {
  page: JsonObject;
  number: number;
  fields: ReadonlyMap<string, FormField>;
  values: FormValues;
  problems: readonly FormProblem[] | undefined;
}

function FormPage({ page, number, fields, values, problems }: FormPageProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  const flags = useApi(featureFlagsApiRef);
  const { schema, uiSchema } = useMemo(() => splitLivePage(page, fields, flags), [page, fields, flags]);
  const { title, description } = schema;
  // The title and the description are the heading of the page.
  const inner = useMemo(() => ({ ...schema, title: '', description: '' }), [schema]);
  return (
    <>
      <h3>{typeof title === 'string' && title !== '' ? title : t('form.page', { number })}</h3>
      {typeof description === 'string' && <Markdown content={description} headingLevel={4} />}
      <TemplateForm
        key={values.generation}
        schema={inner}
        uiSchema={uiSchema}
        formData={values.formData}
        onChange={(next) => values.change(values.formData, next)}
        onSubmit={() => {}}
        {...(problems && { problems })}
        fields={fields}
        secrets={values.secrets}
        onSecretsChange={values.addSecrets}
        idPrefix={`page-${number}`}
      />
    </>
  );
}
