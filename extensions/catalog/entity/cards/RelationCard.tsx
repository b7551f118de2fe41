import { useTranslationRef } from '#sdk';
import { RelatedEntitiesCard } from '../../components/RelatedEntitiesCard';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import type { RelationCard as Card } from './relationCards';

/** The related entities of one of the built-in relations. */
export function RelationCard({ card }: { card: Card }) {
  const { t } = useTranslationRef(entityTranslationRef);
  return (
    <RelatedEntitiesCard
      title={t(`related.${card.id}`)}
      empty={t(`related.${card.id}Empty`)}
      relation={card.relation}
      kind={card.kind}
    />
  );
}
