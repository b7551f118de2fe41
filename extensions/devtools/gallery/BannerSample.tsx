import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { storageApiRef, useApi, useTranslationRef } from '#sdk';
import { Banner, type BannerSeverity, DismissibleBanner, space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Column = styled('div')({ display: 'grid', gap: space[3], justifyItems: 'stretch' });
const severities: readonly BannerSeverity[] = ['info', 'success', 'warning', 'error'];

/** Banners of all severities, and a dismissible one. */
export function BannerSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const storage = useApi(storageApiRef);
  return (
    <Column>
      {severities.map((severity) => (
        <Banner
          key={severity}
          severity={severity}
          link={{ url: 'https://status.example.com', title: t('banner.link') }}
        >
          {t(`banner.${severity}`)}
        </Banner>
      ))}
      <DismissibleBanner id="devtools/sample">{t('banner.once')}</DismissibleBanner>
      <div>
        <Button
          variant="outlined"
          onClick={() => void storage.forBucket('notifications').remove('dismissedBanners')}
        >
          {t('banner.again')}
        </Button>
      </div>
    </Column>
  );
}

/** Example code of a dismissible banner. */
export const bannerCode = `import { DismissibleBanner } from '#ui';

<DismissibleBanner
  id="acme/new-checks"
  severity="info"
  link={{ url: '/docs/checks', title: 'Read more' }}
>
  All services have new checks as of Monday.
</DismissibleBanner>`;
