import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { type NotFoundErrorPageProps, useTranslationRef } from '#sdk';
import { fontSize, fontWeight, radius, rem, resolveTokens, RouterLink, space } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import { useNavItems } from '../navItems/useNavItems';
import { ErrorPage } from './ErrorPage';
import { rankPages } from './rankPages';

const MOST = 6;

const Pages = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    marginTop: space[8],
    '& h3': { margin: `0 0 ${space[2]}px`, fontSize: rem(fontSize.md), fontWeight: fontWeight.semibold },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      gap: space[2],
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      padding: `${space[2]}px ${space[3]}px`,
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.control,
      backgroundColor: tokens.surface.base,
    },
    '& svg': { flex: 'none', width: 18, height: 18, color: tokens.text.secondary },
  };
});

/** The not-found page. Suggests existing pages, most similar path first. */
export function CoreNotFoundErrorPage({ children }: NotFoundErrorPageProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const { pathname } = useLocation();
  const pages = rankPages(useNavItems(), pathname).slice(0, MOST);
  return (
    <ErrorPage status="404" statusMessage={t('errorPage.notFound')}>
      {children}
      {pages.length === 0 ? null : (
        <Pages aria-label={t('errorPage.suggestions')}>
          <h3>{t('errorPage.suggestions')}</h3>
          <ul>
            {pages.map(({ node, href, icon, title }) => (
              <li key={node.spec.id}>
                <RouterLink quiet to={href}>
                  {icon}
                  <bdi>{title}</bdi>
                </RouterLink>
              </li>
            ))}
          </ul>
        </Pages>
      )}
    </ErrorPage>
  );
}
