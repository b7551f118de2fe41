import { SkeletonText } from '#ui';
import { useImportDraft } from '../run/useImportDraft';
import { ImportStepper } from './ImportStepper';

/** Registers components. What the user entered before is restored first, so that nothing overwrites it. */
export function CatalogImportPage() {
  const draft = useImportDraft();
  return draft.isReady ? <ImportStepper draft={draft} /> : <SkeletonText lines={6} />;
}
