import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { space, useFormatNumber } from '#ui';
import { Gauge, LinearGauge } from '#viewers/gauge';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { sampleTexts } from './sampleTexts';

const Column = styled('div')({ display: 'grid', gap: space[6], maxWidth: 560 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[6] });
const Bars = styled('div')({ display: 'grid', gap: space[4] });

/** Gauges as rings and bars, with different tones. */
export function GaugeSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const formatNumber = useFormatNumber();
  const [value, setValue] = useState(72);
  return (
    <Column>
      <label>
        {t('gauge.value')}{' '}
        <input
          type="range"
          min={0}
          max={120}
          value={value}
          onChange={(event) => setValue(Number(event.target.value))}
        />
      </label>
      <Row>
        <Gauge label={t('gauge.coverage')} value={value} />
        <Gauge label={t('gauge.disk')} value={value} isInverse />
        <Gauge
          label={t('gauge.memory')}
          value={value / 10}
          max={10}
          formatValue={(gibibytes) => `${formatNumber(gibibytes)} ${sampleTexts.unit}`}
          getTone={(share) => (share >= 1 ? 'error' : share > 0.9 ? 'warning' : 'success')}
        />
      </Row>
      <Bars>
        <LinearGauge label={t('gauge.coverage')} value={value} />
        <LinearGauge label={t('gauge.disk')} value={value} isInverse />
      </Bars>
    </Column>
  );
}

/** Example code of gauges. */
export const gaugeCode = `import { Gauge, LinearGauge } from '#viewers/gauge';

<Gauge label="Coverage" value={72} />
<LinearGauge
  label="Memory"
  value={used}
  max={limit}
  formatValue={(bytes) => formatBytes(bytes)}
  getTone={(share) => (share >= 1 ? 'error' : share > 0.9 ? 'warning' : 'success')}
/>`;
