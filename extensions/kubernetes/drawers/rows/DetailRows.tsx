import { useTranslationRef } from '#sdk';
import { KeyValueList, RelativeTime } from '#ui';
import { kubernetesDetailsTranslationRef } from '../../i18n/details/kubernetesDetailsTranslationRef';
import type { KubernetesObject } from '../../model/kubernetesObject';
import { CopyableText } from '../../parts/CopyableText';
import { Section } from '../../parts/Section';
import { StructuredValue } from '../../parts/StructuredValue';
import { IngressHosts } from './IngressHosts';
import { readRow, type ObjectRow } from './objectRows';

/** The rows of an object of a known kind. */
export function DetailRows({ object, rows }: { object: KubernetesObject; rows: readonly ObjectRow[] }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const items = rows.flatMap((row) => {
    const value = readRow(object, row);
    const isMissing = value === undefined || value === null || value === '';
    if (isMissing && row.isOptional === true) return [];
    const label = t(row.label);
    return [{ id: row.label, label, value: isMissing ? undefined : renderValue(row, value, label) }];
  });
  if (items.length === 0) return null;
  return (
    <Section title={t('section.details')}>
      <KeyValueList items={items} />
    </Section>
  );
}

function renderValue({ format }: ObjectRow, value: unknown, label: string) {
  if (format === 'time' && typeof value === 'string') return <RelativeTime value={value} />;
  if (format === 'copy' && typeof value === 'string') return <CopyableText text={value} label={label} />;
  if (format === 'hosts') return <IngressHosts spec={Object(value) as Record<string, unknown>} />;
  return <StructuredValue value={value} label={label} />;
}
