import Button from '@mui/material/Button';
import { useTranslationRef } from '#sdk';
import { Banner } from '#ui';
import { readerTranslationRef } from '../i18n/reader/readerTranslationRef';

/** Props of {@link RedirectNotice}. */
export interface RedirectNoticeProps {
  isShown: boolean;
  onRedirect: () => void;
}

/** Shown on a page that is no longer maintained. The place of its text is there before, so that screen readers announce it. */
export function RedirectNotice({ isShown, onRedirect }: RedirectNoticeProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  return (
    <>
      <div role="status">{isShown && <Banner severity="warning">{t('redirect.text')}</Banner>}</div>
      {isShown && (
        <Button size="small" onClick={onRedirect}>
          {t('redirect.now')}
        </Button>
      )}
    </>
  );
}
