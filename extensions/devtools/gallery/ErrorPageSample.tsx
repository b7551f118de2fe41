import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ErrorPage } from '#extensions/app/components';
import { NotFoundErrorPage, useTranslationRef } from '#sdk';
import { radius, resolveTokens, SegmentedControl, space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { sampleTexts } from './sampleTexts';

const Frame = styled('div')(({ theme }) => ({
  marginTop: space[4],
  border: `1px solid ${resolveTokens(theme).line.subtle}`,
  borderRadius: radius.card,
}));

/** The two pages that stand in place of one that cannot be shown. */
export function ErrorPageSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const [shown, setShown] = useState<'missing' | 'failed'>('missing');
  return (
    <>
      <SegmentedControl
        label={t('errorPage.title')}
        value={shown}
        segments={[
          { value: 'missing', label: t('errorPage.missing') },
          { value: 'failed', label: t('errorPage.failed') },
        ]}
        onChange={setShown}
      />
      <Frame>
        {shown === 'missing' ? (
          <NotFoundErrorPage />
        ) : (
          <ErrorPage
            statusMessage={t('errorPage.failed')}
            additionalInfo={t('error.reason')}
            stack={sampleTexts.stack}
          />
        )}
      </Frame>
    </>
  );
}

/** The few lines for addresses of a page of your own that lead nowhere. */
export const errorPageCode = `import { NotFoundErrorPage } from '#sdk';

<Routes>
  <Route index element={<Deployments />} />
  <Route path="*" element={<NotFoundErrorPage />} />
</Routes>

// A page that throws needs nothing: its boundary shows what happened, with Retry and a report to copy.`;
