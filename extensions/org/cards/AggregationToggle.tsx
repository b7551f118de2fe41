import { useTranslationRef } from '#sdk';
import { SegmentedControl } from '#ui';
import { orgTranslationRef } from '../i18n/orgTranslationRef';
import type { Aggregation } from '../relations/useCountedRefs';

/** Selects whether related groups are included. */
export function AggregationToggle(props: {
  value: Aggregation;
  ofUser?: boolean;
  onChange: (value: Aggregation) => void;
}) {
  const { value, ofUser = false, onChange } = props;
  const { t } = useTranslationRef(orgTranslationRef);
  return (
    <SegmentedControl
      label={t('aggregation.label')}
      value={value}
      onChange={onChange}
      segments={[
        { value: 'direct', label: t('aggregation.direct') },
        { value: 'aggregated', label: t(ofUser ? 'aggregation.aggregatedUser' : 'aggregation.aggregated') },
      ]}
    />
  );
}
