import Button from '@mui/material/Button';
import { ClipboardCopy } from 'lucide-react';
import { type FrontendPlugin, useTranslationRef } from '#sdk';
import { useUiText, VisuallyHidden } from '#ui';
import { useCopy } from '#ui/headless';
import { appTranslationRef } from '../../i18n/appMessages';
import { useErrorReport } from './useErrorReport';

/** Props of {@link CopyReport}. */
export interface CopyReportProps {
  error: Error;
  /** The plugin whose extension failed. */
  plugin?: FrontendPlugin | undefined;
}

/** A button that copies an error report for support. */
export function CopyReport({ error, plugin }: CopyReportProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const text = useUiText();
  const report = useErrorReport(error, plugin);
  const { state, copy } = useCopy();
  return (
    <>
      <Button startIcon={<ClipboardCopy aria-hidden />} onClick={() => copy(report)}>
        {t('errorPage.report')}
      </Button>
      <VisuallyHidden role="status">
        {state !== 'idle' && text(state === 'copied' ? 'copy.copied' : 'copy.failed')}
      </VisuallyHidden>
    </>
  );
}
