import { styled } from '@mui/material/styles';
import { BookOpen } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLinkClick, useTranslationRef } from '#sdk';
import { SearchField, VisuallyHidden, fontSize, rem, resolveTokens, space, useFormatNumber } from '#ui';
import { useOpenApi } from '../document/OpenApiContext';
import { useSelection, useSelectionLink } from '../document/useSelection';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import { listNavRows } from './listNavRows';
import { NavList } from './NavList';
import { navLinkStyles } from './navStyles';

const Pane = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  minHeight: 0,
  height: '100%',
});

const OverviewLink = styled(Link)(({ theme }) => navLinkStyles(theme));

const Empty = styled('p')(({ theme }) => ({
  margin: 0,
  padding: `${space[2]}px`,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
}));

/** The navigation of a document: a search, and its operations and schemas. The search is in the URL. */
export function NavPane() {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { outline } = useOpenApi();
  const [search, setSearch] = useSearchParams();
  const selection = useSelection();
  const createLink = useSelectionLink();
  const handleClick = useLinkClick();
  const formatNumber = useFormatNumber();
  const query = search.get('q') ?? '';
  const rows = useMemo(() => listNavRows(outline, query), [outline, query]);
  const found = rows.filter(({ is }) => is !== 'group').length;
  const changeQuery = (text: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (text === '') after.delete('q');
        else after.set('q', text);
        return after;
      },
      { replace: true },
    );
  const isOverview = selection.operation === undefined && selection.schema === undefined;
  return (
    <Pane aria-label={t('nav.label')}>
      <SearchField
        label={t('nav.search')}
        placeholder={t('nav.placeholder')}
        value={query}
        onChange={changeQuery}
        delay={0}
        size="small"
      />
      <VisuallyHidden role="status">
        {query === '' ? '' : t('nav.matches', { count: found, formatted: formatNumber(found) })}
      </VisuallyHidden>
      {query === '' && (
        <OverviewLink
          to={createLink({})}
          onClick={handleClick}
          aria-current={isOverview ? 'page' : undefined}
        >
          <BookOpen aria-hidden />
          {t('nav.overview')}
        </OverviewLink>
      )}
      {rows.length === 0 ? <Empty>{t('nav.noMatch')}</Empty> : <NavList rows={rows} />}
    </Pane>
  );
}
