import Button from '@mui/material/Button';
import { ClipboardCopy } from 'lucide-react';
import { useState } from 'react';
import { type FrontendPlugin, useTranslationRef } from '#sdk';
import { useUiText, VisuallyHidden } from '#ui';
import { appTranslationRef } from '../../i18n/appMessages';
import { useErrorReport } from './useErrorReport';

/** Props of {@link CopyReport}. */
export interface CopyReportProps {
  error: Error;
  /** The plugin whose extension failed. */
  plugin?: FrontendPlugin | undefined;
}

/** Copies what a supporter needs to know of a failure, and says so. */
export function CopyReport({ error, plugin }: CopyReportProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const text = useUiText();
  const report = useErrorReport(error, plugin);
  const [result, setResult] = useState<'copied' | 'failed'>();

  async function copy(): Promise<void> {
    // Said once more when it is done once more.
    setResult(undefined);
    await navigator.clipboard.writeText(report).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  }

  return (
    <>
      <Button startIcon={<ClipboardCopy aria-hidden />} onClick={() => void copy()}>
        {t('errorPage.report')}
      </Button>
      <VisuallyHidden role="status">
        {result && text(result === 'copied' ? 'copy.copied' : 'copy.failed')}
      </VisuallyHidden>
    </>
  );
}
