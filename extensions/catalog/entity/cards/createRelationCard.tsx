import type { TranslationRef } from '#sdk';
import { EntityCardBlueprint } from '../../blueprints/EntityCardBlueprint';
import type { EntityFilterParam } from '../../blueprints/entityFilterData';

/** A card that lists the targets of a relation. */
export interface RelationCardParams<TText extends string = string> {
  /** The name of the extension. */
  name: string;
  /** The key of the title. The text of an empty card, how to add an entity, has this key with the suffix `Empty`. */
  text: TText;
  relation: string;
  /** The kind of the targets, in lower case. */
  kind: string;
  /** The entities that the card is shown for. */
  filter: EntityFilterParam;
}

/** The messages of a card that lists the targets of a relation. */
export type RelationCardMessages<TText extends string> = TranslationRef<
  string,
  Record<TText | `${TText}Empty`, string>
>;

/**
 * Creates a card that lists the targets of a relation.
 *
 * @param loadMessages loads the messages of the card, which are not needed before it is shown
 */
export function createRelationCard<TText extends string>(
  { name, filter, ...card }: RelationCardParams<TText>,
  loadMessages: () => Promise<RelationCardMessages<TText>>,
) {
  return EntityCardBlueprint.make({
    name,
    params: {
      filter,
      loader: async () => {
        const [{ RelationCard }, messages] = await Promise.all([
          import('../../components/RelationCard'),
          loadMessages(),
        ]);
        return <RelationCard {...card} messages={messages} />;
      },
    },
  });
}
