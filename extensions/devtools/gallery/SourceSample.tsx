import { useMemo } from 'react';
import { SourceView } from '#viewers/source';
import { sampleTexts } from './sampleTexts';

/** A long JSON document with search and folding. */
export function SourceSample() {
  const text = useMemo(() => createLongDocument(), []);
  return <SourceView text={text} language="json" label={sampleTexts.longDocument} fileName="calls.json" />;
}

function createLongDocument(): string {
  const calls = Array.from({ length: 5000 }, (_none, index) => ({
    id: index + 1,
    port: `port-${index % 40}`,
    cargo: ['grain', 'timber'].slice(index % 2),
  }));
  return JSON.stringify({ ship: 'Halcyon', calls }, null, 2);
}

/** Example code of the source view. */
export const sourceCode = `import { SourceView } from '#viewers/source';

<SourceView
  text={definition}
  language="json"
  label="Definition of the bookings API"
  fileName="bookings.json"
/>`;
