import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { SelectField, space } from '#ui';
import { CodeView } from '#viewers/code';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { sampleSources } from './sampleSources';
import { sampleTexts } from './sampleTexts';

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

/** Code in the most common languages, and a long file. */
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

/** Example code of the code view. */
export const codeCode = `import { CodeView } from '#viewers/code';

<CodeView
  code={descriptor}
  language="yaml"
  label="Descriptor of the shop"
  title="catalog-info.yaml"
  marked={[6, 7]}
/>`;
