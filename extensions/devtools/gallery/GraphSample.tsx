import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { SelectField, space, useFormatNumber } from '#ui';
import { DependencyGraph, type GraphCurve, type GraphDirection, type GraphZoom } from '#viewers/graph';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { createSampleGraph } from './createSampleGraph';

const Options = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBottom: space[4],
  '& > *': { flex: '0 1 160px', minWidth: 144 },
});

const directions: readonly GraphDirection[] = ['TB', 'BT', 'LR', 'RL'];
const curves: readonly GraphCurve[] = ['rounded', 'smooth', 'straight', 'step'];
const zooms: readonly GraphZoom[] = ['enable-on-click', 'enabled', 'disabled'];
const counts = [12, 50, 200, 500, 2000, 2500];

/** The graph of the kit, with all its options. */
export function GraphSample() {
  const formatNumber = useFormatNumber();
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const [direction, setDirection] = useState<GraphDirection>('TB');
  const [curve, setCurve] = useState<GraphCurve>('rounded');
  const [zoom, setZoom] = useState<GraphZoom>('enable-on-click');
  const [count, setCount] = useState(12);
  const graph = useMemo(() => createSampleGraph(count), [count]);
  return (
    <>
      <Options>
        <SelectField
          label={t('graph.direction')}
          value={direction}
          options={directions.map((value) => ({ value, label: t(`graph.directions.${value}`) }))}
          onChange={(value) => setDirection(value as GraphDirection)}
        />
        <SelectField
          label={t('graph.curve')}
          value={curve}
          options={curves.map((value) => ({ value, label: t(`graph.curves.${value}`) }))}
          onChange={(value) => setCurve(value as GraphCurve)}
        />
        <SelectField
          label={t('graph.zoom')}
          value={zoom}
          options={zooms.map((value) => ({
            value,
            label: t(`graph.zooms.${value === 'enable-on-click' ? 'enabledOnClick' : value}`),
          }))}
          onChange={(value) => setZoom(value as GraphZoom)}
        />
        <SelectField
          label={t('graph.nodes')}
          value={`${count}`}
          options={counts.map((value) => ({ value: `${value}`, label: formatNumber(value) }))}
          onChange={(value) => setCount(Number(value))}
        />
      </Options>
      <DependencyGraph
        label={t('graph.sample', { count })}
        {...graph}
        direction={direction}
        curve={curve}
        zoom={zoom}
        height={560}
      />
    </>
  );
}

/** Example code of a graph. */
export const graphCode = `import { DependencyGraph } from '#viewers/graph';

<DependencyGraph
  label="Dependencies of the shop"
  nodes={[{ id: 'shop', label: 'shop', isRoot: true }, { id: 'db', label: 'shop-db' }]}
  edges={[{ from: 'shop', to: 'db', label: 'depends on' }]}
  direction="LR"
/>`;
