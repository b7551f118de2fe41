import { Suspense } from 'react';
import { styled } from '@mui/material/styles';
import { afterFirstContent, lazyPart, useOptionalApi } from '#sdk';
import { savedViewsApiRef } from './SavedViewsApi';

const Place = styled('span')({ flex: 'none', width: 32, height: 32 });

const ViewsButton = lazyPart(
  () => afterFirstContent(async () => (await import('../views/ViewsButton')).ViewsButton),
  () => <Place />,
);

/**
 * Saves the current page with its filters under a name, and lists the saved views of this page. Use it in the toolbar of each list whose
 * state is in the URL. It is loaded after the first content of the page. Renders nothing if the portal has no saved views.
 */
export function SaveViewButton() {
  const isInstalled = useOptionalApi(savedViewsApiRef) !== undefined;
  if (!isInstalled) return null;
  return (
    // Messages that are not loaded yet must not hide the page around the button.
    <Suspense fallback={<Place />}>
      <ViewsButton />
    </Suspense>
  );
}
