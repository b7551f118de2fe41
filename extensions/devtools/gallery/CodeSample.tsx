import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { CodeView, SelectField, space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { sampleSources } from './sampleSources';
import { sampleTexts } from './sampleTexts';

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

/** Code in the languages that portals show most, and a long file. */
export function CodeSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const [language, setLanguage] = useState('yaml');
  const sources = Object.keys(sampleSources);
  return (
    <Column>
      <SelectField
        label={t('code.language')}
        value={language}
        options={[
          ...sources.map((value) => ({ value, label: value })),
          { value: 'long', label: sampleTexts.longFile },
        ]}
        onChange={setLanguage}
      />
      {language === 'long' ? (
        <CodeView code={createLongFile()} language="typescript" label={sampleTexts.longFile} />
      ) : (
        <CodeView
          code={sampleSources[language] ?? ''}
          language={language}
          label={sampleTexts.descriptor}
          marked={language === 'yaml' ? [6, 7] : []}
        />
      )}
    </Column>
  );
}

function createLongFile(): string {
  const lines = Array.from(
    { length: 10_000 },
    (_none, index) => `export const line${index + 1} = 'line ${index + 1}'; // ${index}`,
  );
  return lines.join('\n');
}

/** The few lines that show code. */
export const codeCode = `import { CodeView } from '#ui';

<CodeView
  code={descriptor}
  language="yaml"
  label="Descriptor of the shop"
  title="catalog-info.yaml"
  marked={[6, 7]}
/>`;
