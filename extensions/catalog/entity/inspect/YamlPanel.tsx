import { useMemo } from 'react';
import { stringify } from 'yaml';
import type { Entity } from '#model';
import { type JsonValue, useTranslationRef } from '#sdk';
import { SourceView } from '#viewers/source';
import { inspectTranslationRef } from './i18n/inspectTranslationRef';
import { textHeight } from './panelHeight';
import { sortKeys } from './sortKeys';

/** The entity as YAML with sorted keys. */
export function YamlPanel({ raw }: { raw: Entity }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const text = useMemo(
    () => stringify(sortKeys(raw as unknown as JsonValue), { lineWidth: 0 }).trimEnd(),
    [raw],
  );
  return (
    <SourceView
      text={text}
      label={t('tab.yaml')}
      language="yaml"
      fileName={`${raw.metadata.name}.yaml`}
      maxHeight={textHeight}
    />
  );
}
