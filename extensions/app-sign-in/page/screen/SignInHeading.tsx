import { styled } from '@mui/material/styles';
import { configApiRef, resolveBasePath, useApi, useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, resolveSafeHref, space } from '#ui';
import { BrandMark } from '#extensions/app/layout';
import type { SignInSettings } from '../signInSettings';
import { signInTranslationRef } from '../../i18n/signInMessages';

const Heading = styled('header')({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& img': { display: 'block', maxWidth: '100%', maxHeight: 72, objectFit: 'contain' },
  '& svg': { width: 48, height: 48 },
  '& h1': {
    margin: `0 0 ${space[1]}px`,
    fontSize: rem(fontSize['2xl']),
    fontWeight: fontWeight.semibold,
    lineHeight: 1.2,
    letterSpacing: '-0.014em',
  },
});

/** The heading of the sign-in page: logo, title and message. */
export function SignInHeading({ appTitle, settings }: { appTitle: string; settings: SignInSettings }) {
  const { t } = useTranslationRef(signInTranslationRef);
  const config = useApi(configApiRef);
  const organization = config.getOptionalString('organization.name');
  const logo = settings.logo && resolveLogo(settings.logo, resolveBasePath(config));
  const welcome =
    settings.text ??
    (organization === undefined || organization === appTitle
      ? appTitle
      : t('welcome', { appTitle, organization }));
  return (
    <Heading>
      {logo ? <img src={logo} alt={organization ?? appTitle} /> : <BrandMark />}
      <div>
        <h1>{settings.title ?? t('title')}</h1>
        <p>
          <bdi>{welcome}</bdi>
        </p>
      </div>
    </Heading>
  );
}

/** Accepts paths in the portal, safe URLs and embedded images. */
function resolveLogo(logo: string, basePath: string): string | undefined {
  if (/^data:image\/(?:png|svg\+xml|webp|jpeg|gif)[;,]/i.test(logo)) return logo;
  if (/^\/(?![/\\])/.test(logo)) return `${basePath}${logo}`;
  return resolveSafeHref(logo);
}
