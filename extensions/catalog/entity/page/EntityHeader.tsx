import { RELATION_OWNED_BY, RELATION_PART_OF, type Entity, getEntityRelations, parseEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { KeyValueList, KindIcon, PageHeader, SupportButton, type KeyValue, type PageTabItem } from '#ui';
import { EntityRefLinks } from '../../components/EntityRefLinks';
import { StarButton } from '../../components/StarButton';
import { textOf } from '../../components/textOf';
import { useEntityPath } from '../../components/useEntityPath';
import { useEntity } from '../../context/entityContext';
import { useEntityPresentation } from '../../presentation/useEntityPresentation';
import { useKindName } from '../../list/useKindName';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { EntityContextMenu } from '../menu/EntityContextMenu';
import type { EntityPageMenuItem } from './EntityPage';
import { useCatalogBreadcrumb } from './EntityPageStatus';

/** Props of {@link EntityHeader}. */
export interface EntityHeaderProps {
  tabs: PageTabItem[];
  menuItems: readonly EntityPageMenuItem[];
  /** Another header has drawn the name already: only the tabs and the menu are left. */
  tabsOnly?: boolean;
}

/** The header of an entity page: what it is, whose it is, what can be done with it. */
export function EntityHeader({ tabs, menuItems, tabsOnly = false }: EntityHeaderProps) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const { primaryTitle } = useEntityPresentation(entity);
  const { namespace } = entity.metadata;
  const suffix = namespace && namespace !== 'default' ? t('page.inNamespace', { namespace }) : '';
  const breadcrumbs = useTrail(entity);
  const facts = useFacts(entity);
  return (
    <PageHeader
      title={`${primaryTitle}${suffix}`}
      icon={<KindIcon kind={entity.kind} size={18} />}
      breadcrumbs={tabsOnly ? [] : breadcrumbs}
      beside={<StarButton entity={entity} />}
      facts={tabsOnly ? undefined : <KeyValueList layout="line" items={facts} />}
      actions={
        <>
          <EntityContextMenu items={menuItems} name={primaryTitle} />
          <SupportButton />
        </>
      }
      tabs={tabs}
    />
  );
}

function useFacts(entity: Entity): KeyValue[] {
  const { t } = useTranslationRef(entityTranslationRef);
  const printKind = useKindName();
  const type = textOf(entity.spec?.['type']);
  const owners = getEntityRelations(entity, RELATION_OWNED_BY).map(({ targetRef }) => targetRef);
  return [
    {
      id: 'kind',
      label: t('facts.kind'),
      value: <bdi>{[printKind(entity.kind), type].filter(Boolean).join(' — ')}</bdi>,
    },
    {
      id: 'owner',
      label: t('facts.owner'),
      value: owners.length > 0 && <EntityRefLinks entityRefs={owners} defaultKind="group" />,
    },
    { id: 'lifecycle', label: t('facts.lifecycle'), value: textOf(entity.spec?.['lifecycle']) },
  ];
}

/** The catalogue, then what the entity is part of. */
function useTrail(entity: Entity): Array<{ label: string; to?: string }> {
  const path = useEntityPath();
  const start = useCatalogBreadcrumb();
  const parent = getEntityRelations(entity, RELATION_PART_OF)[0]?.targetRef;
  const { primaryTitle } = useEntityPresentation(parent ?? entity);
  if (parent === undefined) return start;
  const to = path(parseEntityRef(parent));
  return [...start, { label: primaryTitle, ...(to === undefined ? {} : { to }) }];
}
