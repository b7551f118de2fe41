import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { SearchField, fontSize, radius, rem, resolveTokens, scrollRegion, space } from '#ui';
import { EntityRefLink } from '../../components/EntityRefLink';
import { unregisterTranslationRef } from './i18n/unregisterTranslationRef';
import { LocationName } from './LocationName';
import type { KeptEntity } from './loadRemoval';

/** Entities that are shown at once, and the number from which they can be searched. */
const SHOWN = 100;
const SEARCHABLE = 10;

const Box = styled('div')(({ theme }) => ({
  marginBlockStart: space[2],
  padding: `${space[1]}px ${space[3]}px`,
  maxHeight: 220,
  overflowY: 'auto',
  border: `1px solid ${resolveTokens(theme).line.subtle}`,
  borderRadius: radius.control,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: space[1], minWidth: 0 },
}));
const Reason = styled('div')(({ theme }) => ({
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
  overflowWrap: 'anywhere',
}));

/** The entities that are removed with the location, and those that stay. */
export function AffectedEntities({ plan }: { plan: { removed: Entity[]; kept: KeptEntity[] } }) {
  const { t } = useTranslationRef(unregisterTranslationRef);
  const [search, setSearch] = useState('');
  const { removed, kept } = plan;
  const isSearchable = removed.length + kept.length > SEARCHABLE;
  const matching = (entity: Entity): boolean => matches(entity, search);
  return (
    <>
      {isSearchable && <SearchField label={t('search')} value={search} onChange={setSearch} />}
      <Group
        title={t('removed', { count: removed.length })}
        items={removed.filter(matching).map((entity) => ({ entity }))}
      />
      {kept.length > 0 && (
        <Group
          title={t('kept', { count: kept.length })}
          items={kept
            .filter(({ entity }) => matching(entity))
            .map(({ entity, locationRef }) => ({
              entity,
              reason:
                locationRef === undefined
                  ? t('keptOrphan')
                  : t('keptBy', { location: <LocationName key="location" location={locationRef} /> }),
            }))}
        />
      )}
    </>
  );
}

interface AffectedEntity {
  entity: Entity;
  reason?: ReactNode;
}

function Group({ title, items }: { title: string; items: AffectedEntity[] }) {
  const { t } = useTranslationRef(unregisterTranslationRef);
  const hidden = items.length - SHOWN;
  return (
    <div>
      <strong>{title}</strong>
      {items.length === 0 ? (
        <Reason>{t('noMatch')}</Reason>
      ) : (
        <Box {...scrollRegion(title, 'group')}>
          <ul>
            {items.slice(0, SHOWN).map(({ entity, reason }) => (
              <li key={stringifyEntityRef(entity)}>
                <EntityRefLink entityRef={entity} disablePreview />
                {reason !== undefined && <Reason>{reason}</Reason>}
              </li>
            ))}
            {hidden > 0 && <li>{t('more', { count: hidden })}</li>}
          </ul>
        </Box>
      )}
    </div>
  );
}

function matches(entity: Entity, search: string): boolean {
  const text = `${stringifyEntityRef(entity)} ${entity.metadata.title ?? ''}`;
  return text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}
