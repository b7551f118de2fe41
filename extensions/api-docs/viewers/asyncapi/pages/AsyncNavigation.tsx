import { BookOpen, Braces } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { useFormatNumber } from '#ui';
import type { NavigationRow } from '../../layout/NavigationList';
import { NavigationPane } from '../../layout/NavigationPane';
import { useQuery } from '../../layout/QueryContext';
import { useAddress } from '../../layout/useAddress';
import { partAddress } from '../../layout/useSelection';
import { asyncApiTranslationRef } from '../i18n/asyncApiTranslationRef';
import type { AsyncOutline } from '../model/asyncTypes';
import { ActionBadge } from './ActionBadge';

/** The navigation of a document: a search, and its channels, operations and schemas. */
export function AsyncNavigation({ outline }: { outline: AsyncOutline }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const formatNumber = useFormatNumber();
  const [query] = useQuery();
  const rows = useMemo((): NavigationRow[] => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = (text: string) => words.every((word) => text.includes(word));
    const channels = outline.channels.filter(({ text }) => matches(text));
    const schemas = outline.schemas.filter((name) => matches(name.toLowerCase()));
    const group = (label: string, count: number): NavigationRow[] =>
      count === 0 ? [] : [{ key: `group ${label}`, label, note: formatNumber(count) }];
    return [
      ...(words.length > 0
        ? []
        : [{ key: '', address: '', label: t('nav.overview'), badge: <BookOpen aria-hidden /> }]),
      ...group(t('nav.channels'), channels.length),
      ...channels.flatMap(({ id, address, title, operations }) => [
        {
          key: `channel ${id}`,
          address: partAddress('channel', id),
          label: title ?? address ?? id,
          title: address ?? id,
        },
        ...operations.map((operation) => ({
          key: `operation ${operation.id}`,
          address: partAddress('operation', operation.id),
          label: operation.title ?? operation.id,
          title: operation.id,
          badge: <ActionBadge action={operation.action} />,
          depth: 1,
          isDeprecated: operation.isDeprecated,
        })),
      ]),
      ...group(t('nav.schemas'), schemas.length),
      ...schemas.map((name) => ({
        key: `schema ${name}`,
        address: partAddress('schema', name),
        label: name,
        badge: <Braces aria-hidden />,
      })),
    ];
  }, [outline, query, t, formatNumber]);
  const count = rows.filter(({ address }) => address !== undefined).length;
  return (
    <NavigationPane
      label={t('nav.label')}
      searchLabel={t('nav.search')}
      rows={rows}
      address={useAddress()}
      status={t('nav.matches', { count, formatted: formatNumber(count) })}
      empty={t('nav.noMatch')}
    />
  );
}
