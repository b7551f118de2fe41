import { createTranslationRef } from '#sdk';

/** The messages of the dialog that unregisters an entity. */
export const unregisterTranslationRef = createTranslationRef({
  id: 'catalog-unregister',
  messages: {
    title: 'Are you sure you want to unregister this entity?',
    loading: 'Finding out what else would be removed',
    failed: 'Could not find out what else would be removed',
    notRemoved: 'Could not remove the entity',
    unknown: 'Internal error: Unknown state',
    cancel: 'Cancel',
    unregister: 'Unregister Location',
    delete: 'Delete Entity',
    advanced: 'Advanced Options',
    advancedText:
      'You can delete only this entity. Its location stays registered, so if the location still provides the entity, the entity reappears when the location is read again.',
    protected:
      'You cannot unregister this entity, because its location is protected. The configuration of the portal defines it.',
    onlyDelete:
      'This entity does not come from a registered location. You can only delete it from the catalog.',
    undo: 'To undo this, register the location again.',
    location: 'Location',
    file: 'File {{path}} on the server',
    removed_one: '{{count}} entity will be removed',
    removed_other: '{{count}} entities will be removed',
    kept_one: '{{count}} entity stays',
    kept_other: '{{count}} entities stay',
    keptBy: 'Also provided by {{location}}',
    keptOrphan: 'No longer provided by this location',
    search: 'Search entities',
    noMatch: 'No entities match your search.',
    more_one: 'and {{count}} more. Search to find it.',
    more_other: 'and {{count}} more. Search to find them.',
    done: 'Removed entity {{name}}',
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
