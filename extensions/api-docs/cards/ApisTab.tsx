import { styled } from '@mui/material/styles';
import { space } from '#ui';
import { RelationCard } from '#extensions/catalog/components';
import { apiDocsTranslationRef } from '../i18n/apiDocsTranslationRef';
import { relatedCards } from './relatedCards';

const Cards = styled('div')({ display: 'grid', gap: space[4], minWidth: 0 });

/** The tab with the APIs that a component provides and consumes. */
export function ApisTab() {
  return (
    <Cards>
      {relatedCards
        .filter(({ name }) => name === 'provided-apis' || name === 'consumed-apis')
        .map((card) => (
          <RelationCard key={card.name} {...card} messages={apiDocsTranslationRef} />
        ))}
    </Cards>
  );
}
