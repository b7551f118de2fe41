import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslationRef } from '#sdk';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { groupErrors, type ProcessingError } from './groupErrors';
import { WarningList } from './WarningList';

const maxShown = 100;

const File = styled('details')({
  '& summary': { minHeight: 24, lineHeight: '24px', cursor: 'pointer', overflowWrap: 'anywhere' },
});

/** Props of {@link ErrorList}. */
export interface ErrorListProps {
  errors: readonly ProcessingError[];
  /** Where the errors come from. */
  origin?: ReactNode;
}

/** The processing errors of an entity. Several are grouped by file, and each file is collapsed. */
export function ErrorList({ errors, origin }: ErrorListProps) {
  const { t } = useTranslationRef(entityTranslationRef);
  const groups = groupErrors(errors);
  const [only] = errors;
  return (
    <Alert severity="error">
      <AlertTitle>{t('warnings.processing', { count: errors.length })}</AlertTitle>
      {origin}
      {errors.length === 1 && only ? (
        <Message error={only} />
      ) : (
        groups.map(({ file, errors: inFile }) => (
          <File key={file ?? ''} open={groups.length === 1 && inFile.length <= 3}>
            <summary>
              <bdi>{file ?? t('warnings.noFile')}</bdi> ({t('warnings.errors', { count: inFile.length })})
            </summary>
            <WarningList>
              {inFile.slice(0, maxShown).map((error, index) => (
                <li key={index}>
                  <Message error={error} />
                </li>
              ))}
              {inFile.length > maxShown && <li>{t('warnings.more', { count: inFile.length - maxShown })}</li>}
            </WarningList>
          </File>
        ))
      )}
    </Alert>
  );
}

function Message({ error: { name, message } }: { error: ProcessingError }) {
  return <bdi>{name === undefined || name === '' ? message : `${name}: ${message}`}</bdi>;
}
