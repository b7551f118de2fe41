import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { CopyButton, InfoCard, KeyValueList, RelativeTime, StatusBadge, TagList, Truncate } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { sampleTexts } from './sampleTexts';

const tones = ['success', 'warning', 'error', 'info', 'neutral'] as const;

/** The properties of an object, with statuses, tags, times and copy buttons. */
export function FactsSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const [changed] = useState(() => Date.now() - 3 * 86_400_000);
  return (
    <InfoCard>
      <KeyValueList
        items={[
          {
            id: 'ref',
            label: t('facts.ref'),
            value: (
              <>
                <code>{sampleTexts.ref}</code>{' '}
                <CopyButton text={sampleTexts.ref} label={t('facts.ref')} size="small" />
              </>
            ),
          },
          {
            id: 'status',
            label: t('facts.status'),
            value: tones.map((tone) => (
              <span key={tone}>
                <StatusBadge tone={tone}>{t(`facts.${tone}`)}</StatusBadge>{' '}
              </span>
            )),
          },
          {
            id: 'tags',
            label: t('facts.tags'),
            value: <TagList tags={sampleTexts.tags} max={4} label={t('facts.tags')} />,
          },
          {
            id: 'changed',
            label: t('facts.changed'),
            value: <RelativeTime value={changed} />,
          },
          { id: 'name', label: t('facts.name'), value: <Truncate>{sampleTexts.longName}</Truncate> },
          { id: 'none', label: t('facts.none'), value: undefined },
        ]}
      />
    </InfoCard>
  );
}

/** Example code of a list of facts. */
export const factsCode = `import { CopyButton, KeyValueList, StatusBadge, TagList } from '#ui';

<KeyValueList
  items={[
    { id: 'ref', label: 'Entity ref', value: <CopyButton text={ref} label="Entity ref" /> },
    { id: 'status', label: 'Status', value: <StatusBadge tone="success">Healthy</StatusBadge> },
    { id: 'tags', label: 'Tags', value: <TagList tags={tags} max={4} /> },
  ]}
/>`;
