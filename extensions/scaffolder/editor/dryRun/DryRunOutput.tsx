import type { JsonObject } from '#model';
import { useTranslationRef } from '#sdk';
import { EmptyState } from '#ui';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { DefaultOutputs } from '../../tasks/outputs/DefaultOutputs';

/** The output of a dry run, as the page of a task shows it. */
export function DryRunOutput({ output }: { output: JsonObject }) {
  const { t } = useTranslationRef(editorTranslationRef);
  const isEmpty = [output['links'], output['text']].every(
    (list) => !Array.isArray(list) || list.length === 0,
  );
  return isEmpty ? (
    <EmptyState headingLevel={3} title={t('run.noOutput')} />
  ) : (
    <DefaultOutputs output={output} />
  );
}
