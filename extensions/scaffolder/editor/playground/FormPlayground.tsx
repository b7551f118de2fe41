import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { stringify } from 'yaml';
import { isJsonObject } from '#model';
import { useDraft, useTranslationRef } from '#sdk';
import { InfoCard, space, useMediaQuery } from '#ui';
import { CodeView } from '#viewers/code';
import { SourceEditor } from '#viewers/source';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { TemplateDialog } from '../chooser/TemplateDialog';
import { PageHead } from '../layout/PageHead';
import { LiveForm } from '../liveForm/LiveForm';
import { useFormValues } from '../liveForm/useFormValues';
import { useStablePages } from '../liveForm/useStablePages';
import { checkParameters } from '../source/checkParameters';
import { completeTemplate } from '../source/completeTemplate';
import { describeProblem } from '../source/describeProblem';
import { useVocabulary } from '../source/useVocabulary';
import { exampleParameters } from './exampleParameters';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { display: 'grid', gap: space[4], minWidth: 0 },
});

/** The parameters of a template on the left, and their form on the right. */
export function FormPlayground() {
  const { t } = useTranslationRef(editorTranslationRef);
  const { values: draft, change } = useDraft('scaffolder/form-playground', { text: exampleParameters });
  const { vocabulary } = useVocabulary();
  const values = useFormValues();
  const [isChoosing, setChoosing] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 899.95px)');
  const text = useDeferredValue(draft.text);
  const checked = useMemo(() => checkParameters(text, vocabulary), [text, vocabulary]);
  const pages = useStablePages(checked.pages);
  const complete = useCallback(
    (written: string, offset: number) => completeTemplate(written, offset, vocabulary, 'parameters'),
    [vocabulary],
  );
  const problems = useMemo(
    () =>
      checked.problems.map(({ problem, ...place }) => ({ ...place, message: describeProblem(problem, t) })),
    [checked, t],
  );
  const hasValues = Object.keys(values.formData).length > 0;
  return (
    <>
      <PageHead title={t('playground.title')}>
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          {t('playground.load')}
        </Button>
      </PageHead>
      <Columns>
        <div>
          <SourceEditor
            text={draft.text}
            label={t('playground.parameters')}
            language="yaml"
            problems={problems}
            complete={complete}
            maxHeight={isNarrow ? 360 : 640}
            onChange={(next) => change({ text: next })}
          />
          {checked.pages === undefined && checked.problems.length === 0 && (
            <p role="status">{t('playground.broken')}</p>
          )}
        </div>
        <div>
          <InfoCard title={t('form.title')}>
            <LiveForm pages={pages} isOutdated={checked.pages === undefined} values={values} />
          </InfoCard>
          <InfoCard title={t('form.values')} empty={hasValues ? undefined : t('form.noValues')} flush>
            {hasValues && (
              <CodeView
                code={stringify(values.formData).trimEnd()}
                label={t('form.values')}
                language="yaml"
              />
            )}
          </InfoCard>
        </div>
      </Columns>
      {isChoosing && (
        <TemplateDialog
          onClose={() => setChoosing(false)}
          onChoose={({ spec }) => {
            setChoosing(false);
            values.reset();
            const { parameters } = isJsonObject(spec) ? spec : {};
            change({ text: stringify(parameters ?? [], { lineWidth: 0 }) });
          }}
        />
      )}
    </>
  );
}
