import { type Entity, RELATION_OWNED_BY, RELATION_PART_OF, getEntityRelations } from '#model';
import { useTranslationRef } from '#sdk';
import { TagList, type KeyValue } from '#ui';
import { EntityRefLinks } from '../../components/EntityRefLinks';
import { textOf } from '../../components/textOf';
import { useHeaderFacts } from '../../context/headerFacts';
import { entityTranslationRef } from '../i18n/entityTranslationRef';

/** Returns the facts of the about card. Omits those that the entity does not have, except the owner, and those in the header. */
export function useAboutFacts(entity: Entity): KeyValue[] {
  const { t } = useTranslationRef(entityTranslationRef);
  const isInHeader = useHeaderFacts();
  const kind = entity.kind.toLowerCase();
  const refs = (relation: string, target?: string): string[] =>
    getEntityRelations(entity, relation, target).map(({ targetRef }) => targetRef);
  const links = (found: string[], defaultKind: string) =>
    found.length > 0 ? <EntityRefLinks entityRefs={found} defaultKind={defaultKind} /> : undefined;
  const text = (value: unknown) => {
    const found = textOf(value);
    return found === undefined ? undefined : <bdi>{found}</bdi>;
  };
  const targets = [entity.spec?.['target'], ...listOf(entity.spec?.['targets'])].map(textOf).filter(Boolean);
  const facts: Array<KeyValue & { shown: boolean }> = [
    {
      id: 'owner',
      label: t('facts.owner'),
      value: links(refs(RELATION_OWNED_BY), 'group') ?? t('facts.noOwner'),
      shown: !isInHeader && kind !== 'location',
    },
    ...(['domain', 'system', 'component'] as const).map((target) => ({
      id: target,
      label: t(target === 'component' ? 'facts.parentComponent' : `facts.${target}`),
      value: links(refs(RELATION_PART_OF, target), target),
      shown: refs(RELATION_PART_OF, target).length > 0,
    })),
    {
      id: 'type',
      label: t('facts.type'),
      value: text(entity.spec?.['type']),
      shown: !isInHeader && textOf(entity.spec?.['type']) !== undefined,
    },
    {
      id: 'lifecycle',
      label: t('facts.lifecycle'),
      value: text(entity.spec?.['lifecycle']),
      shown: !isInHeader && textOf(entity.spec?.['lifecycle']) !== undefined,
    },
    {
      id: 'tags',
      label: t('facts.tags'),
      value: <TagList tags={entity.metadata.tags ?? []} max={12} />,
      shown: (entity.metadata.tags ?? []).length > 0,
    },
    {
      id: 'targets',
      label: t('facts.targets'),
      value: <bdi>{targets.join(', ')}</bdi>,
      shown: kind === 'location' && targets.length > 0,
    },
  ];
  return facts.filter(({ shown }) => shown).map(({ id, label, value }) => ({ id, label, value }));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
