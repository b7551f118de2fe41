import { createApiRef } from '#sdk';
import type { FormField } from '../blueprints/formField';

/** The fields of template forms. */
export interface FormFieldsApi {
  /**
   * Loads all fields, once. Of several fields with one name, the first of another plugin wins. A field that cannot be loaded is
   * reported and left out.
   */
  loadFormFields: () => Promise<readonly FormField[]>;
}

/** The ref of {@link FormFieldsApi}. */
export const formFieldsApiRef = createApiRef<FormFieldsApi>({ id: 'plugin.scaffolder.form-fields-loader' });
