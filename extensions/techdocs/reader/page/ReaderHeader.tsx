import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { EntityRefLink, EntityRefLinks, useKindName } from '#extensions/catalog/components';
import { RELATION_OWNED_BY, isJsonObject } from '#model';
import { useRouteRef, useTranslationRef } from '#sdk';
import { type KeyValue, KeyValueList, PageHeader, SafeLink, SupportButton } from '#ui';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';
import { docsIndexRouteRef } from '../../routes';
import type { EntityMetadata } from '../../protocol';
import type { TechDocsReaderPage } from '../context/TechDocsReaderPageContext';
import { readOwners } from './readOwners';

/** Props of {@link ReaderHeader}. */
export interface ReaderHeaderProps {
  page: TechDocsReaderPage;
  /** The heading of the content, which is the `h1` of the page. Without it, the title of the site is. */
  heading: string | undefined;
  icon: ReactNode;
  /** The add-ons of the header. */
  children: ReactNode;
}

/** The header of a documentation page: its site, and the kind, owner, lifecycle and source of the entity. */
export function ReaderHeader({ page, heading, icon, children }: ReaderHeaderProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const index = useRouteRef(docsIndexRouteRef)?.();
  // Until the description is known, its line is kept free, so that nothing moves.
  const description = page.metadata.loading ? '\u00A0' : (page.metadata.value?.site_description ?? '');
  return (
    <PageHeader
      title={page.title}
      isHeading={heading === undefined}
      titleText={printName(heading, page.title)}
      icon={icon}
      breadcrumbs={index === undefined ? [] : [{ label: t('title'), to: index }]}
      {...(description !== '' && description !== 'None' && { subtitle: description })}
      facts={<KeyValueList layout="line" items={useFacts(page)} />}
      actions={
        <>
          {children}
          <SupportButton />
        </>
      }
    />
  );
}

/** The name of a page in the browser tab. */
function printName(heading: string | undefined, site: string): string {
  return heading === undefined || heading === site ? site : `${heading} · ${site}`;
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
        <SafeLink href={source.target}>
          {t('facts.viewSource')} <ExternalLink aria-hidden size={12} />
        </SafeLink>
      ),
    },
  ];
}

function readLifecycle(entity: EntityMetadata | undefined): ReactNode {
  const spec = entity?.['spec'];
  const lifecycle = isJsonObject(spec) ? spec['lifecycle'] : undefined;
  return typeof lifecycle === 'string' && lifecycle !== '' && <bdi>{lifecycle}</bdi>;
}
