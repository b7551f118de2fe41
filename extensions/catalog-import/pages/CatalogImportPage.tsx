import { RequirePermission } from '#sdk';
import { catalogEntityCreatePermission } from '#extensions/catalog';
import { SkeletonText } from '#ui';
import { useImportDraft } from '../run/useImportDraft';
import { ImportStepper } from './ImportStepper';

/** Registers components. Users without the permission to create entities don't see the page. */
export function CatalogImportPage() {
  return (
    <RequirePermission permission={catalogEntityCreatePermission}>
      <RestoredStepper />
    </RequirePermission>
  );
}

/** What the user entered before is restored first, so that nothing overwrites it. */
function RestoredStepper() {
  const draft = useImportDraft();
  return draft.isReady ? <ImportStepper draft={draft} /> : <SkeletonText lines={6} />;
}
