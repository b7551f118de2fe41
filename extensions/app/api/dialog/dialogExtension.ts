import { ApiBlueprint, dialogApiRef } from '#sdk';
import { createDialogApi } from './createDialogApi';

/** Dialogs from anywhere. */
export const dialogApiExtension = ApiBlueprint.make({
  name: 'dialog',
  params: (defineParams) => defineParams({ api: dialogApiRef, deps: {}, factory: () => createDialogApi() }),
});
