import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { ExtensionBoundary, useAppNode, useTranslationRef } from '#sdk';
import { space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBottom: space[4] });

function ThrowsWhileDrawn(): ReactElement {
  throw new TypeError('The sample cannot be drawn (token=abc123).');
}

function ThrowsAfterwards() {
  useEffect(() => {
    throw new Error('The effect of the sample failed.');
  }, []);
  return null;
}

/** Loaders of parts that fail, each in its way. */
const loaders = {
  draw: async () => <ThrowsWhileDrawn />,
  effect: async () => <ThrowsAfterwards />,
  load: (): Promise<ReactElement> => Promise.reject(new Error('The server has no such file.')),
  hang: () => new Promise<ReactElement>(() => undefined),
} as const;

const ways = ['draw', 'effect', 'load', 'hang'] as const;

/** A part that fails as the user wants it, inside the boundary that every extension has. */
export function FailureSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const node = useAppNode();
  const [chosen, setWay] = useState<(typeof ways)[number]>();
  // A boundary of its own for each way, drawn once.
  const part = useMemo(
    () => node && chosen && <div key={chosen}>{ExtensionBoundary.lazy(node, loaders[chosen])}</div>,
    [node, chosen],
  );
  return (
    <>
      <Buttons>
        {ways.map((way) => (
          <Button key={way} variant="outlined" onClick={() => setWay(way)}>
            {t(`failure.${way}`)}
          </Button>
        ))}
      </Buttons>
      {part}
    </>
  );
}

/** The few lines around a part of your own whose failure must not reach the rest of the page. */
export const failureCode = `import { ExtensionBoundary, useAppNode } from '#sdk';
import { ErrorPanel } from '#ui';

// What a blueprint makes has a boundary already. A part of your own gets one like this:
<ExtensionBoundary node={node}>
  <Chart />
</ExtensionBoundary>

// A request that failed is no failure of the part: say so in its place.
<ErrorPanel title="The deployments could not be loaded" error={query.error} onRetry={query.refetch} />`;
