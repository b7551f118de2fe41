import type { EntityContentLayoutProps } from '../../blueprints/EntityContentLayoutBlueprint';
import { EntityWarnings } from '../warnings/EntityWarnings';
import { OverviewGrid } from './OverviewGrid';

/** The overview where no layout is configured: warnings, then content with the information beside it. */
export function DefaultOverviewLayout({ cards }: EntityContentLayoutProps) {
  const side = cards.filter(({ type }) => type === 'info').map(({ element }) => element);
  const main = cards.filter(({ type }) => type !== 'info').map(({ element }) => element);
  return (
    <>
      <EntityWarnings />
      <OverviewGrid main={main} side={side} />
    </>
  );
}
