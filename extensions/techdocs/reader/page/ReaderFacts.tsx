import type { ReactNode } from 'react';
import { EntityRefLink, EntityRefLinks, useKindName } from '#extensions/catalog/components';
import { RELATION_OWNED_BY, isJsonObject } from '#model';
import { pluginHeaderActionsApiRef, useOptionalApi, useTranslationRef } from '#sdk';
import { type KeyValue, KeyValueList, SafeLink } from '#ui';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';
import type { EntityMetadata } from '../../protocol';
import type { TechDocsReaderPage } from '../context/TechDocsReaderPageContext';
import { readOwners } from './readOwners';

/** The kind, owner, lifecycle and source of the entity of a site. */
export function ReaderFacts({ page }: { page: TechDocsReaderPage }) {
  return <KeyValueList layout="line" items={useFacts(page)} />;
}

/** The actions of the plugin, such as the support contacts. */
export function ReaderActions() {
  return useOptionalApi(pluginHeaderActionsApiRef)?.getPluginHeaderActions('techdocs') ?? null;
}

function useFacts({ entityRef, entityMetadata }: TechDocsReaderPage): KeyValue[] {
  const { t } = useTranslationRef(readerTranslationRef);
  const printKind = useKindName();
  const entity = entityMetadata.value;
  const owners = readOwners(entity, RELATION_OWNED_BY);
  const source = entity?.locationMetadata;
  return [
    {
      id: 'kind',
      label: printKind(entity?.kind ?? entityRef.kind),
      value: <EntityRefLink entityRef={entityRef} hideIcon />,
    },
    {
      id: 'owner',
      label: t('facts.owner'),
      value: owners.length > 0 && <EntityRefLinks entityRefs={owners} defaultKind="group" />,
    },
    { id: 'lifecycle', label: t('facts.lifecycle'), value: readLifecycle(entity) },
    {
      id: 'source',
      label: t('facts.source'),
      value: source !== undefined && source.type !== 'dir' && source.type !== 'file' && (
        <SafeLink href={source.target}>{t('facts.viewSource')}</SafeLink>
      ),
    },
  ];
}

function readLifecycle(entity: EntityMetadata | undefined): ReactNode {
  const spec = entity?.['spec'];
  const lifecycle = isJsonObject(spec) ? spec['lifecycle'] : undefined;
  return typeof lifecycle === 'string' && lifecycle !== '' && <bdi>{lifecycle}</bdi>;
}
