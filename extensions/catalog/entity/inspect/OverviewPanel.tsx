import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import {
  BreakableText,
  type KeyValue,
  KeyValueList,
  StatusBadge,
  TagList,
  fontFamily,
  fontSize,
  fontWeight,
  radius,
  rem,
  resolveTokens,
  space,
  useFormatNumber,
} from '#ui';
import { EntityRefLinks } from '../../components/EntityRefLinks';
import { textOf } from '../../components/textOf';
import { CopyableValue } from './CopyableValue';
import { groupRelations } from './groupRelations';
import { inspectTranslationRef } from './i18n/inspectTranslationRef';

const Sections = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    containerType: 'inline-size',
    '@container (max-width: 480px)': {
      '& dl': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
      '& dd': { marginBlockEnd: space[2] },
    },
    '& > section': {
      padding: space[4],
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.card,
      backgroundColor: tokens.surface.base,
    },
    '& h3': {
      margin: `0 0 ${space[2]}px`,
      fontSize: rem(fontSize.lg),
      fontWeight: fontWeight.semibold,
    },
    '& h4': {
      display: 'flex',
      gap: space[2],
      margin: `${space[4]}px 0 ${space[1]}px`,
      fontSize: rem(fontSize.md),
      fontWeight: fontWeight.semibold,
    },
    '& h4 > span': { fontWeight: fontWeight.regular, color: tokens.text.secondary },
    '& dt': { fontFamily: fontFamily.mono, lineHeight: '24px' },
    '& p': { margin: 0, color: tokens.text.secondary },
    '& > section > ul': { display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' },
  };
});

/** Annotations or labels that are shown at once. */
const SHOWN = 100;

/** The identity, metadata, relations and status of an entity. */
export function OverviewPanel({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  return (
    <Sections>
      <section>
        <h3>{t('overview.identity')}</h3>
        <KeyValueList items={useIdentity(entity)} />
      </section>
      <Metadata entity={entity} />
      <Relations entity={entity} />
      <Status entity={entity} />
    </Sections>
  );
}

function useIdentity(entity: Entity): KeyValue[] {
  const { apiVersion, kind, metadata, spec } = entity;
  const values: Array<[string, string | undefined]> = [
    ['apiVersion', apiVersion],
    ['kind', kind],
    ['spec.type', textOf(spec?.['type'])],
    ['uid', metadata.uid],
    ['etag', metadata.etag],
    ['entityRef', stringifyEntityRef(entity)],
  ];
  return values.flatMap(([label, value]) => (value === undefined ? [] : [createItem(label, value)]));
}

function createItem(label: string, value: string): KeyValue {
  return {
    id: label,
    label: <BreakableText>{label}</BreakableText>,
    value: <CopyableValue label={label} value={value} />,
  };
}

function Metadata({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const { annotations = {}, labels = {}, tags = [] } = entity.metadata;
  return (
    <section>
      <h3>{t('overview.metadata')}</h3>
      <Part title={t('overview.annotations')} count={Object.keys(annotations).length}>
        <Values values={annotations} />
      </Part>
      <Part title={t('overview.labels')} count={Object.keys(labels).length}>
        <Values values={labels} />
      </Part>
      <Part title={t('overview.tags')} count={tags.length}>
        <TagList tags={tags} max={50} label={t('overview.tags')} />
      </Part>
    </section>
  );
}

/** Values by key. Thousands would take seconds to render, so only the first ones are shown until the user asks for the rest. */
function Values({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const [all, setAll] = useState(false);
  const entries = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const shown = all ? entries : entries.slice(0, SHOWN);
  return (
    <>
      <KeyValueList
        items={shown.map(([key, value]) =>
          createItem(key, typeof value === 'string' ? value : JSON.stringify(value)),
        )}
      />
      {shown.length < entries.length && <Button onClick={() => setAll(true)}>{t('showAll')}</Button>}
    </>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const formatNumber = useFormatNumber();
  return (
    <>
      <h4>
        {title} <span>{formatNumber(count)}</span>
      </h4>
      {count === 0 ? <p>{t('overview.none')}</p> : children}
    </>
  );
}

function Relations({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const groups = groupRelations(entity);
  return (
    <section>
      <h3>{t('overview.relations')}</h3>
      {groups.length === 0 && <p>{t('overview.none')}</p>}
      {groups.map(({ type, targetRefs }) => (
        <Part key={type} title={type} count={targetRefs.length}>
          <EntityRefLinks entityRefs={targetRefs} max={20} />
        </Part>
      ))}
    </section>
  );
}

const tones = { error: 'error', warning: 'warning', info: 'info' } as const;

function Status({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const items = entity.status?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{t('overview.status')}</h3>
      <ul>
        {items.map(({ level, type, message }, index) => (
          <li key={index}>
            <StatusBadge tone={Object.hasOwn(tones, level) ? tones[level as keyof typeof tones] : 'info'}>
              {level}
            </StatusBadge>{' '}
            <bdi>
              {type}: {message}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
