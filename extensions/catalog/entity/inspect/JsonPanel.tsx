import { useMemo } from 'react';
import type { Entity } from '#model';
import { type JsonValue, useTranslationRef } from '#sdk';
import { SourceView } from '#viewers/source';
import { inspectTranslationRef } from './i18n/inspectTranslationRef';
import { textHeight } from './panelHeight';
import { sortKeys } from './sortKeys';

/** The entity as JSON with sorted keys. */
export function JsonPanel({ raw }: { raw: Entity }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const text = useMemo(() => JSON.stringify(sortKeys(raw as unknown as JsonValue), null, 2), [raw]);
  return (
    <SourceView
      text={text}
      label={t('tab.json')}
      language="json"
      fileName={`${raw.metadata.name}.json`}
      maxHeight={textHeight}
    />
  );
}
