import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { SearchField, useFormatNumber } from '#ui';
import type { Session } from '../../background/session';
import { useAnswer } from '../../background/useAnswer';
import { KindBadge } from '../../layout/KindBadge';
import { NavigationList, type NavigationRow } from '../../layout/NavigationList';
import type { Address } from '../../layout/useAddress';
import { useQuery } from '../../layout/useQuery';
import { graphqlTranslationRef } from '../i18n/graphqlTranslationRef';
import type { SchemaGroup } from '../model/schemaPages';
import type { SchemaHit } from '../model/searchSchema';
import type { SchemaAnswer, SchemaRequest } from '../reader/schemaReader';

/** Props of {@link SchemaNavigation}. */
export interface SchemaNavigationProps {
  session: Session<SchemaRequest, SchemaAnswer> | undefined;
  groups: readonly SchemaGroup[];
  address: Address;
}

/** Search, and either all operations and types or the results. */
export function SchemaNavigation({ session, groups, address }: SchemaNavigationProps) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const formatNumber = useFormatNumber();
  const [query, setQuery] = useQuery();
  const request = useMemo(() => (query.trim() === '' ? undefined : { search: query }), [query]);
  const { answer } = useAnswer(session, request);
  const hits = request && answer?.hits;
  const rows = useMemo(
    (): NavigationRow[] => [
      { id: '', label: t('overview') },
      ...groups.flatMap(({ kind, entries }) => [
        // Addresses have no space, so the ids of headings are different.
        {
          id: `${kind} heading`,
          label: t(`groups.${kind}`),
          isHeading: true,
          note: formatNumber(entries.length),
        },
        ...entries.map(({ address: id, name, isDeprecated = false }) => ({ id, label: name, isDeprecated })),
      ]),
    ],
    [groups, t, formatNumber],
  );
  return (
    <>
      <SearchField value={query} onChange={setQuery} label={t('search')} delay={0} size="small" />
      {hits && (
        <p role="status" style={{ margin: 0 }}>
          {describeHits(hits.hits.length, hits.total)}
        </p>
      )}
      <NavigationList
        label={t('contents')}
        rows={hits ? hits.hits.map(createHitRow) : rows}
        address={address}
        currentId={address.current?.split('.')[0]}
      />
    </>
  );

  function describeHits(shown: number, total: number): string {
    if (total === 0) return t('noHits');
    const number = formatNumber(total);
    return shown < total ? t('firstHits', { shown, number }) : t('hits', { count: total, number });
  }
}

function createHitRow({ kind, owner, member, argument }: SchemaHit): NavigationRow {
  return {
    id: member === undefined ? owner : `${owner}.${member}${argument === undefined ? '' : `(${argument})`}`,
    label: argument ?? member ?? owner,
    badge: <KindBadge tone={kind === 'type' ? 'info' : 'neutral'}>{kind}</KindBadge>,
    ...(member === undefined ? {} : { note: argument === undefined ? owner : `${owner}.${member}` }),
  };
}
