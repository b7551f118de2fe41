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

/** The pages for missing and failed pages. */
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

/** Example code for unknown paths below your own page. */
export const errorPageCode = `import { NotFoundErrorPage } from '#sdk';

<Routes>
  <Route index element={<Deployments />} />
  <Route path="*" element={<NotFoundErrorPage />} />
</Routes>

// A page that throws needs no code. Its boundary shows the error, with a retry button and a report to copy.`;
