import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { appTranslationRef } from '../i18n/appMessages';
import { ErrorPage } from './ErrorPage';
import { CopyReport } from './report/CopyReport';

/** Props of {@link BoundaryPage}. */
export interface BoundaryPageProps {
  error: Error;
  onRetry: () => void;
}

/** Replaces the whole page if an error is not caught by the boundary of an extension. */
export function BoundaryPage({ error, onRetry }: BoundaryPageProps) {
  const { t } = useTranslationRef(appTranslationRef);
  return (
    <ErrorPage
      statusMessage={t('errorDisplay.titleWithoutPlugin')}
      additionalInfo={error.message}
      stack={error.stack}
      actions={
        <>
          <Button startIcon={<RotateCw aria-hidden />} onClick={onRetry}>
            {t('errorPage.retry')}
          </Button>
          <CopyReport error={error} />
        </>
      }
    />
  );
}
