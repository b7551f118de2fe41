import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { viewTechDocRouteRef } from '#extensions/catalog';
import { EntityDisplayName } from '#extensions/catalog/components';
import { visitsApiRef } from '#extensions/home';
import { useOptionalApi, useRouteRef, useTranslationRef } from '#sdk';
import { RouterLink, fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { docsIndexTranslationRef } from '../i18n/index/docsIndexTranslationRef';
import { listReadPages } from './listReadPages';

const Section = styled('section')(({ theme }) => {
  const { line, text } = resolveTokens(theme);
  return {
    padding: `${space[2]}px 0`,
    borderTop: `1px solid ${line.subtle}`,
    '& h2': {
      margin: `${space[1]}px ${space[1]}px ${space[2]}px`,
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.medium,
      color: text.secondary,
    },
    '& ul': { display: 'grid', gap: space[2], margin: 0, padding: `0 ${space[1]}px`, listStyle: 'none' },
    '& li': { minWidth: 0, display: 'grid', fontSize: rem(fontSize.md) },
    '& a': { minHeight: 24, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': { fontSize: rem(fontSize.sm), color: text.secondary },
  };
});

/** Enough to find as many different pages. */
const LISTED = 40;

/** The pages of documentation that the user read last. Nothing if the portal does not record visits. */
export function RecentDocs() {
  const { t } = useTranslationRef(docsIndexTranslationRef);
  const visitsApi = useOptionalApi(visitsApiRef);
  const route = useRouteRef(viewTechDocRouteRef);
  const heading = useId();
  const { data: visits = [] } = useQuery({
    queryKey: ['techdocs', 'read'],
    queryFn: () =>
      visitsApi?.list({
        limit: LISTED,
        filterBy: [{ field: 'pathname', operator: 'contains', value: rootOf(route) }],
      }) ?? [],
    enabled: visitsApi !== undefined && route !== undefined,
    retry: false,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const pages = route ? listReadPages(visits, rootOf(route)) : [];
  if (pages.length === 0) return null;
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{t('recent')}</h2>
      <ul>
        {pages.map(({ to, title, entityRef }) => (
          <li key={to}>
            <RouterLink to={to}>{title ?? <EntityDisplayName entityRef={entityRef} hideIcon />}</RouterLink>
            {title !== undefined && (
              <small>
                <EntityDisplayName entityRef={entityRef} hideIcon />
              </small>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The part of paths that all documentation has in common. */
function rootOf(
  route: ReturnType<typeof useRouteRef<{ kind: string; namespace: string; name: string }>>,
): string {
  const path = route?.({ kind: 'k', namespace: 'n', name: 'n' }) ?? '';
  return path.slice(0, path.lastIndexOf('n/k/n'));
}
