import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { ExtensionBoundary, useAppNode, useTranslationRef } from '#sdk';
import { space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBottom: space[4] });

function ThrowsInRender(): ReactElement {
  throw new TypeError('The sample cannot be rendered (token=abc123).');
}

function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('The effect of the sample failed.');
  }, []);
  return null;
}

/** Loaders of components that fail in different ways. */
const loaders = {
  draw: async () => <ThrowsInRender />,
  effect: async () => <ThrowsInEffect />,
  load: (): Promise<ReactElement> => Promise.reject(new Error('The file does not exist on the server.')),
  pending: () => new Promise<ReactElement>(() => undefined),
} as const;

const ways = ['draw', 'effect', 'load', 'pending'] as const;

/** A component that fails in the selected way, inside the boundary of extensions. */
export function FailureSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const node = useAppNode();
  const [chosen, setWay] = useState<(typeof ways)[number]>();
  // Each failure has its own boundary.
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

/** Example code that isolates failures of a component. */
export const failureCode = `import { ExtensionBoundary, useAppNode } from '#sdk';
import { ErrorPanel } from '#ui';

// Extensions from blueprints already have a boundary. To add one for your own component:
<ExtensionBoundary node={node}>
  <Chart />
</ExtensionBoundary>

// A failed request does not need a boundary. Show an error panel.
<ErrorPanel title="Could not load the deployments" error={query.error} onRetry={query.refetch} />`;
