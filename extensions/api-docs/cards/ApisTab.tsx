import { styled } from '@mui/material/styles';
import { space } from '#ui';
import { ApiRelationCard } from './ApiRelationCard';
import { relatedCards } from './relatedCards';

const Cards = styled('div')({ display: 'grid', gap: space[4], minWidth: 0 });

/** The tab with the APIs that a component provides and consumes. */
export function ApisTab() {
  return (
    <Cards>
      {relatedCards
        .filter(({ id }) => id === 'providedApis' || id === 'consumedApis')
        .map((card) => (
          <ApiRelationCard key={card.id} card={card} />
        ))}
    </Cards>
  );
}
