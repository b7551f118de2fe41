import { useState } from 'react';
import { lazyPart, useTranslationRef } from '#sdk';
import { InfoCard, useIsNearViewport } from '#ui';
import type { GraphConfig } from '../graph/graphSettings';
import { catalogGraphTranslationRef } from '../i18n/catalogGraphTranslationRef';
import type { RelationsGraphProps } from './RelationsGraph';

/** The configuration of the card. */
export interface RelationsCardConfig extends GraphConfig {
  title?: string | undefined;
  /** The height of the graph in px. */
  height?: number | undefined;
}

const defaultHeight = 400;

const RelationsGraph = lazyPart<RelationsGraphProps>(
  async () => (await import('./RelationsGraph')).RelationsGraph,
  Placeholder,
);

/** The relations of an entity as a graph, which is loaded when the card is scrolled into view. */
export function RelationsCard({ config }: { config: RelationsCardConfig }) {
  const { title, height = defaultHeight } = config;
  const { t } = useTranslationRef(catalogGraphTranslationRef);
  const { element, isNear } = useIsNearViewport<HTMLDivElement>(true, '0px');
  const [isShown, setShown] = useState(false);
  if (isNear && !isShown) setShown(true);
  return (
    <InfoCard title={title ?? t('card.title')}>
      <div ref={element}>
        {isShown ? <RelationsGraph config={config} height={height} /> : <Placeholder height={height} />}
      </div>
    </InfoCard>
  );
}

/** As high as the graph and the link below it. */
function Placeholder({ height }: { height: number }) {
  return <div style={{ height: height + 40 }} />;
}
