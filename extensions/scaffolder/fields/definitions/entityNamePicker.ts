import { isObjectName } from '#model';
import type { ApiHolder } from '#sdk';
import { catalogApiRef } from '../../../catalog/public';
import { createFormField } from '../../blueprints/formField';
import { loadText } from '../frame/loadText';
import { EntityNamePicker } from '../name/EntityNamePicker';
import { optionsSchema } from './optionSchemas';

interface EntityNamePickerOptions {
  /** The kind of the new entity. */
  kind?: string;
}

/** `ui:field: EntityNamePicker` */
export const entityNamePicker = createFormField<string, EntityNamePickerOptions>({
  name: 'EntityNamePicker',
  // Not loaded on demand: it is small, and the first field of most forms.
  component: EntityNamePicker,
  async validation(value, { addError }, { apis, uiSchema }) {
    const kind = uiSchema['ui:options']?.kind;
    if (!isObjectName(value)) addError((await loadText(apis))('name.invalid'));
    else if (kind !== undefined && (await isTaken(kind, value, apis)))
      addError((await loadText(apis))('name.taken', { kind, name: value }));
  },
  schema: {
    returnValue: { type: 'string' },
    uiOptions: optionsSchema({
      kind: {
        type: 'string',
        description:
          'The kind of the new entity. A name is refused if the catalog has an entity of this kind with it.',
      },
    }),
  },
});

/** If the catalog does not respond, the task finds out. */
async function isTaken(kind: string, name: string, apis: ApiHolder): Promise<boolean> {
  const ref = { kind, namespace: 'default', name };
  const entity = await apis
    .get(catalogApiRef)
    ?.getEntityByRef(ref)
    .catch(() => undefined);
  return entity !== undefined;
}
