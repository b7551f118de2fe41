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

/** Stands in place of the whole page when an error got past the boundaries of all extensions. */
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
