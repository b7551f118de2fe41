import { useMemo } from 'react';
import { dialogApiRef, lazyPart, preloadLater, useApi, useObservable } from '#sdk';
import { type DialogHostApi, isDialogHost } from '#extensions/app-apis';

const DialogFrame = lazyPart(preloadLater(async () => (await import('./DialogFrame')).DialogFrame));

/** Renders the dialogs of the dialog API, in the order in which they were opened. */
export function DialogDisplay() {
  const api = useApi(dialogApiRef);
  return isDialogHost(api) ? <Dialogs api={api} /> : null;
}

function Dialogs({ api }: { api: DialogHostApi }) {
  const observable = useMemo(() => api.dialogs$(), [api]);
  const dialogs = useObservable(observable, []);
  if (dialogs.length === 0) return null;
  return dialogs.map((dialog) => <DialogFrame key={dialog.key} dialog={dialog} />);
}
