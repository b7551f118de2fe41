import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { space } from '#ui';
import { Markdown } from '#viewers/markdown';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { sampleDocument } from './sampleDocument';

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

/** A document, with a field to edit it. */
export function MarkdownSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const [content, setContent] = useState(sampleDocument);
  return (
    <Column>
      <TextField
        label={t('markdown.source')}
        multiline
        minRows={3}
        maxRows={8}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        slotProps={{ htmlInput: { dir: 'auto', translate: 'no' } }}
      />
      <div translate="no">
        <Markdown content={content} headingLevel={3} />
      </div>
    </Column>
  );
}

/** Example code of a Markdown document. */
export const markdownCode = `import { Markdown } from '#viewers/markdown';

<Markdown
  content={readme}
  baseUrl="https://github.com/harbourline/shop/blob/main/"
  headingLevel={2}
/>`;
