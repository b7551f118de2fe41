import { BookOpen, Braces } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { useFormatNumber } from '#ui';
import type { NavigationRow } from '../../layout/NavigationList';
import { NavigationPane } from '../../layout/NavigationPane';
import { useQuery } from '../../layout/QueryContext';
import { useAddress } from '../../layout/useAddress';
import { partAddress } from '../../layout/useSelection';
import { MethodLabel } from '../document/MethodLabel';
import { useOpenApi } from '../document/OpenApiContext';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import { listNavRows, type NavRow } from './listNavRows';

/** The navigation of a document: a search, and its operations and schemas. */
export function NavPane() {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { outline } = useOpenApi();
  const [query] = useQuery();
  const formatNumber = useFormatNumber();
  const found = useMemo(() => listNavRows(outline, query), [outline, query]);
  const rows = useMemo(() => {
    const createRow = (row: NavRow): NavigationRow => {
      const { key } = row;
      if (row.is === 'group') {
        const label = typeof row.title === 'string' ? t(`nav.${row.title}`) : row.title.name;
        return { key, label, note: formatNumber(row.count) };
      }
      if (row.is === 'schema')
        return {
          key,
          address: partAddress('schema', row.name),
          label: row.name,
          badge: <Braces aria-hidden />,
        };
      const { id, method, path, summary, isDeprecated } = row.operation;
      return {
        key,
        address: partAddress('operation', id),
        label: summary ?? path,
        badge: <MethodLabel method={method} />,
        title: `${method.toUpperCase()} ${path}`,
        isDeprecated,
      };
    };
    const overview = { key: '', address: '', label: t('nav.overview'), badge: <BookOpen aria-hidden /> };
    return [...(query === '' ? [overview] : []), ...found.map(createRow)];
  }, [found, query, t, formatNumber]);
  const count = found.filter(({ is }) => is !== 'group').length;
  return (
    <NavigationPane
      label={t('nav.label')}
      searchLabel={t('nav.search')}
      placeholder={t('nav.placeholder')}
      rows={rows}
      address={useAddress()}
      status={t('nav.matches', { count, formatted: formatNumber(count) })}
      empty={t('nav.noMatch')}
    />
  );
}
