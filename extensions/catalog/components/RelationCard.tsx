import { type TranslationRef, useTranslationRef } from '#sdk';
import { RelatedEntitiesCard } from './RelatedEntitiesCard';

/** Props of {@link RelationCard}. */
export interface RelationCardProps {
  messages: TranslationRef;
  /** The key of the title. The text of an empty card has this key with the suffix `Empty`. */
  text: string;
  relation: string;
  /** The kind of the targets, in lower case. */
  kind: string;
}

/** The targets of a relation of the entity. Collapses to one line if there are none. */
export function RelationCard({ messages, text, relation, kind }: RelationCardProps) {
  const { t } = useTranslationRef(messages);
  return <RelatedEntitiesCard title={t(text)} empty={t(`${text}Empty`)} relation={relation} kind={kind} />;
}
