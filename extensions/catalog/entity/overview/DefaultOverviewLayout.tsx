import type { EntityContentLayoutProps } from '../../blueprints/EntityContentLayoutBlueprint';
import { EntityWarnings } from '../warnings/EntityWarnings';
import { OverviewGrid } from './OverviewGrid';

/** The default layout of the overview: warnings, then content with the info cards beside it. */
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
