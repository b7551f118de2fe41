import { lazy, Suspense, useMemo } from 'react';
import { dialogApiRef, useApi, useObservable } from '#sdk';
import { type DialogHostApi, isDialogHost } from '../api/dialog/createDialogApi';

const DialogFrame = lazy(() => import('./DialogFrame').then((module) => ({ default: module.DialogFrame })));

/** Shows the dialogs that anyone opens through the dialog API, in the order in which they were opened. */
export function DialogDisplay() {
  const api = useApi(dialogApiRef);
  return isDialogHost(api) ? <Dialogs api={api} /> : null;
}

function Dialogs({ api }: { api: DialogHostApi }) {
  const observable = useMemo(() => api.dialogs$(), [api]);
  const dialogs = useObservable(observable, []);
  if (dialogs.length === 0) return null;
  return (
    <Suspense>
      {dialogs.map((dialog) => (
        <DialogFrame key={dialog.key} dialog={dialog} />
      ))}
    </Suspense>
  );
}
