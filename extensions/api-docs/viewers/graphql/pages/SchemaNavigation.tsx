import { BookOpen } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { useFormatNumber } from '#ui';
import type { Session } from '../../background/session';
import { KindBadge } from '../../layout/KindBadge';
import type { NavigationRow } from '../../layout/NavigationList';
import { NavigationPane } from '../../layout/NavigationPane';
import type { Address } from '../../layout/useAddress';
import { useLoaded } from '../../layout/useLoaded';
import { useQuery } from '../../layout/QueryContext';
import { graphqlTranslationRef } from '../i18n/graphqlTranslationRef';
import type { SchemaGroup } from '../model/schemaPages';
import type { SchemaHit } from '../model/searchSchema';
import type { SchemaReader } from '../reader/schemaReader';

/** Props of {@link SchemaNavigation}. */
export interface SchemaNavigationProps {
  session: Session<SchemaReader>;
  groups: readonly SchemaGroup[];
  address: Address;
}

/** Search, and either all operations and types or the results. */
export function SchemaNavigation({ session, groups, address }: SchemaNavigationProps) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const formatNumber = useFormatNumber();
  const [query] = useQuery();
  const word = query.trim();
  const hits = useLoaded(
    useCallback(async () => (word === '' ? undefined : session.ask('search', word)), [session, word]),
    { keepsPrevious: true, isSmall: true },
  );
  const found = word !== '' && hits.is === 'loaded' ? hits.value : undefined;
  const rows = useMemo(
    (): NavigationRow[] => [
      { key: '', address: '', label: t('overview'), badge: <BookOpen aria-hidden /> },
      ...groups.flatMap(({ kind, entries }) => [
        { key: kind, label: t(`groups.${kind}`), note: formatNumber(entries.length) },
        ...entries.map(({ address: to, name, isDeprecated = false }) => ({
          key: `${kind} ${to}`,
          address: to,
          label: name,
          isDeprecated,
        })),
      ]),
    ],
    [groups, t, formatNumber],
  );
  const total = found?.total ?? 0;
  const number = formatNumber(total);
  const shown = found?.hits.length ?? 0;
  const count = shown < total ? t('firstHits', { shown, number }) : t('hits', { count: total, number });
  const foundRows = useMemo(
    () => found && [{ key: 'found', label: count }, ...found.hits.map(createHitRow)],
    [found, count],
  );
  return (
    <NavigationPane
      label={t('contents')}
      searchLabel={t('search')}
      rows={foundRows && total === 0 ? [] : (foundRows ?? rows)}
      address={address}
      currentId={address.current?.split('.')[0]}
      status={count}
      empty={t('noHits')}
    />
  );
}

function createHitRow({ kind, owner, member, argument }: SchemaHit): NavigationRow {
  const part = member === undefined ? owner : `${owner}.${member}`;
  const address = argument === undefined ? part : `${part}(${argument})`;
  return {
    key: address,
    address,
    label: argument ?? member ?? owner,
    title: address,
    badge: <KindBadge tone={kind === 'type' ? 'info' : 'neutral'}>{kind}</KindBadge>,
    ...(member === undefined ? {} : { note: argument === undefined ? owner : part }),
  };
}
