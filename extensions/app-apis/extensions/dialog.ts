import { ApiBlueprint, dialogApiRef } from '#sdk';
import { createDialogApi } from '../dialog/createDialogApi';

/** Opens dialogs. */
export const dialogApiExtension = ApiBlueprint.make({
  name: 'dialog',
  params: (defineParams) => defineParams({ api: dialogApiRef, deps: {}, factory: () => createDialogApi() }),
});
