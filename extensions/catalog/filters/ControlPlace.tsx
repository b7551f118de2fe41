import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import type { BuiltInControls } from './builtInControls';
import { FilterSkeleton } from './FilterSkeleton';

/** The label of each control, and the lines that take about as much space as the control. */
const places = {
  kind: ['filters.kind', 1],
  kinds: ['filters.kind', 3],
  type: ['filters.type', 3],
  list: ['filters.personal', 4],
  mode: ['filters.owner', 6],
  lifecycle: ['filters.lifecycle', 3],
  tag: ['filters.tags', 7],
  'processing-status': ['filters.status', 0],
  namespace: ['filters.namespace', 3],
} as const satisfies Record<keyof BuiltInControls, unknown>;

/** The place of a control that is not loaded yet. */
export function ControlPlace({ control }: { control: keyof BuiltInControls }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const [label, lines] = places[control];
  return <FilterSkeleton label={t(label)} lines={lines} />;
}
