import { styled } from '@mui/material/styles';
import { configApiRef, resolveBasePath, useApi, useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, resolveSafeHref, space } from '#ui';
import { BrandMark } from '../../nav/Brand';
import type { SignInSettings } from '../signInSettings';
import { signInTranslationRef } from './signInMessages';

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

/** Whose portal it is: the logo or the portal's mark, the title, and a word of welcome. */
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

/** A path is one of the portal's own; other addresses must be safe to follow, and a picture may stand in the file itself. */
function resolveLogo(logo: string, basePath: string): string | undefined {
  if (/^data:image\/(?:png|svg\+xml|webp|jpeg|gif)[;,]/i.test(logo)) return logo;
  if (/^\/(?![/\\])/.test(logo)) return `${basePath}${logo}`;
  return resolveSafeHref(logo);
}
