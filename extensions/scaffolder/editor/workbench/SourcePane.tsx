import { useCallback, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { EmptyState } from '#ui';
import { SourceEditor, type SourceProblem } from '#viewers/source';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import type { TemplateFile } from '../files/templateFile';
import { fileLanguage } from '../layout/fileLanguage';
import type { CheckedTemplate } from '../source/checkTemplate';
import { completeTemplate } from '../source/completeTemplate';
import { describeProblem } from '../source/describeProblem';
import type { LoadedVocabulary } from '../source/useVocabulary';
import { ProblemList } from './ProblemList';

/** Props of {@link SourcePane}. */
export interface SourcePaneProps {
  file: TemplateFile;
  /** The checks of the file, if it is the template. */
  checked: CheckedTemplate | undefined;
  loaded: LoadedVocabulary;
  onChange: (text: string) => void;
}

const Box = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  minHeight: 0,
});

const none: readonly SourceProblem[] = [];

/** The editor of a file. A template also has completion and a list of its problems. */
export function SourcePane({ file, checked, loaded, onChange }: SourcePaneProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  const [cursor, setCursor] = useState<{ offset: number }>();
  const { vocabulary } = loaded;
  const complete = useCallback(
    (text: string, offset: number) => completeTemplate(text, offset, vocabulary),
    [vocabulary],
  );
  const problems = useMemo(
    () =>
      checked?.problems.map(({ from, to, severity, problem }) => ({
        from,
        to,
        severity,
        message: describeProblem(problem, t),
      })) ?? none,
    [checked, t],
  );
  if (typeof file.content !== 'string')
    return <EmptyState headingLevel={3} title={file.path} description={t('files.binary')} />;
  return (
    <Box>
      <SourceEditor
        key={file.path}
        text={file.content}
        label={file.path}
        language={fileLanguage(file.path)}
        problems={problems}
        complete={checked ? complete : undefined}
        cursor={cursor}
        fill
        onChange={onChange}
      />
      {checked && (
        <ProblemList
          problems={checked.problems}
          error={loaded.error}
          isLoading={loaded.isLoading}
          onShow={({ from }) => setCursor({ offset: from })}
        />
      )}
    </Box>
  );
}
