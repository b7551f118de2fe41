import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { RouterLink, fontSize, fontWeight, measure, radius, rem, resolveTokens, space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { useSampleLinks } from './useSampleLinks';

const Parts = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      position: 'relative',
      padding: `${space[3]}px ${space[4]}px`,
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.card,
      backgroundColor: tokens.surface.base,
    },
    '& li:hover': { borderColor: tokens.line.control },
    '& a': { fontWeight: fontWeight.medium },
    // The whole card is a link.
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    '& p': { margin: 0, fontSize: rem(fontSize.sm), color: tokens.text.secondary },
  };
});

const Lead = styled('p')({ margin: `0 0 ${space[4]}px`, maxWidth: measure.prose });

/** The start page of the gallery: all samples with their summaries. */
export function GalleryOverview() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  return (
    <div>
      <Lead>{t('gallery.lead')}</Lead>
      <Parts>
        {useSampleLinks().map(({ id, title, summary, to }) => (
          <li key={id}>
            <RouterLink to={to}>{title}</RouterLink>
            <p>{summary}</p>
          </li>
        ))}
      </Parts>
    </div>
  );
}
