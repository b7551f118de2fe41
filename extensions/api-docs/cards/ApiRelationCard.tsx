import { useTranslationRef } from '#sdk';
import { RelatedEntitiesCard } from '#extensions/catalog/components';
import { apiDocsTranslationRef } from '../i18n/apiDocsTranslationRef';
import type { RelatedCard } from './relatedCards';

/** The APIs of an entity, or the components that provide or consume an API. */
export function ApiRelationCard({ card }: { card: RelatedCard }) {
  const { t } = useTranslationRef(apiDocsTranslationRef);
  return (
    <RelatedEntitiesCard
      title={t(`related.${card.id}`)}
      empty={t(`related.${card.id}Empty`)}
      relation={card.relation}
      kind={card.kind}
    />
  );
}
