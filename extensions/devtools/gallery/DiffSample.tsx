import { DiffView } from '#viewers/diff';
import { sampleSources } from './sampleSources';
import { sampleTexts } from './sampleTexts';

const before = sampleSources['yaml'] ?? '';
const unchanged = Array.from(
  { length: 24 },
  (_none, index) => `  setting${index + 1}: ${index % 3 === 0}`,
).join('\n');
const after = before
  .replace('name: shop # the public site', 'name: ticket-shop # the public site')
  .replace('  type: website\n', '')
  .replace('in eleven languages', 'in twelve languages');

/** Two versions of a descriptor. */
export function DiffSample() {
  return (
    <DiffView
      before={`${before}\n${unchanged}\n  last: 1`}
      after={`${after}\n${unchanged}\n  last: 2\n  lifecycle: production`}
      language="yaml"
      label={sampleTexts.diff}
    />
  );
}

/** Example code of the diff view. */
export const diffCode = `import { DiffView } from '#viewers/diff';

<DiffView
  before={saved}
  after={edited}
  language="yaml"
  label="catalog-info.yaml, before and after"
  layout="split"
/>`;
