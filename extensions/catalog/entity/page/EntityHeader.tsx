import { type Entity, RELATION_OWNED_BY, getEntityRelations } from '#model';
import { useTranslationRef } from '#sdk';
import {
  type Breadcrumb,
  type KeyValue,
  KeyValueList,
  PageHeader,
  type PageTabItem,
  SupportButton,
  height,
} from '#ui';
import { EntityRefLinks } from '../../components/EntityRefLinks';
import { StarButton } from '../../components/StarButton';
import { textOf } from '../../components/textOf';
import { useEntity } from '../../context/entityContext';
import { EntityKindIcon } from '../../presentation/EntityKindIcon';
import { useEntityPresentation } from '../../presentation/useEntityPresentation';
import { useKindName } from '../../list/useKindName';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { EntityContextMenu } from '../menu/EntityContextMenu';
import type { EntityPageMenuItem } from '../menu/EntityPageMenuItem';
import { useCatalogBreadcrumb } from './EntityPageStatus';
import { useParentTrail } from './useParentTrail';

/** Props of {@link EntityHeader}. */
export interface EntityHeaderProps {
  tabs: PageTabItem[];
  menuItems: readonly EntityPageMenuItem[];
  /** Renders only the tabs and the menu, because another header shows the rest. */
  tabsOnly?: boolean;
  /** Reserves the space of the menu, whose items need all of the entity. */
  isPreview?: boolean;
}

/** The header of an entity page: title, type, facts, actions and tabs. */
export function EntityHeader(props: EntityHeaderProps) {
  const { tabs, menuItems, tabsOnly = false, isPreview = false } = props;
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const { kind, metadata, spec } = entity;
  const namespace = textOf(metadata.namespace) ?? 'default';
  // The suffix names the namespace.
  const { primaryTitle } = useEntityPresentation(entity, { defaultNamespace: namespace });
  const suffix = namespace === 'default' ? '' : t('page.inNamespace', { namespace });
  const printKind = useKindName();
  const breadcrumbs = useBreadcrumbs(entity, primaryTitle);
  const facts = useFacts(entity);
  const described = tabsOnly
    ? {}
    : {
        breadcrumbs,
        type: [printKind(kind), textOf(spec?.['type'])].filter(Boolean).join(' — '),
        facts: <KeyValueList layout="line" items={facts} />,
      };
  return (
    <PageHeader
      title={
        <>
          <bdi>{primaryTitle}</bdi>
          {suffix}
        </>
      }
      titleText={`${primaryTitle}${suffix}`}
      icon={<EntityKindIcon kind={kind} size={18} />}
      {...described}
      beside={<StarButton entity={entity} />}
      actions={
        <>
          {isPreview ? <MenuSpace /> : <EntityContextMenu items={menuItems} name={primaryTitle} />}
          <SupportButton />
        </>
      }
      // A single tab leads nowhere else.
      tabs={tabs.length === 1 && tabs.every((tab) => 'to' in tab) ? [] : tabs}
    />
  );
}

function MenuSpace() {
  return <span style={{ width: height.control, height: height.control }} />;
}

/** Kinds without an owner. */
const unowned = ['user', 'group', 'location'];

function useFacts(entity: Entity): KeyValue[] {
  const { t } = useTranslationRef(entityTranslationRef);
  const owners = getEntityRelations(entity, RELATION_OWNED_BY).map(({ targetRef }) => targetRef);
  const noOwner = !unowned.includes(entity.kind.toLocaleLowerCase('en-US')) && t('facts.noOwner');
  const lifecycle = textOf(entity.spec?.['lifecycle']);
  return [
    {
      id: 'owner',
      label: t('facts.owner'),
      value: owners.length > 0 ? <EntityRefLinks entityRefs={owners} defaultKind="group" /> : noOwner,
    },
    { id: 'lifecycle', label: t('facts.lifecycle'), value: lifecycle && <bdi>{lifecycle}</bdi> },
  ];
}

/** The catalog, the parents, and the entity itself if it has any. */
function useBreadcrumbs(entity: Entity, title: string): Breadcrumb[] {
  const start = useCatalogBreadcrumb();
  const parents = useParentTrail(entity);
  return parents.length === 0 ? start : [...start, ...parents, { label: title }];
}
