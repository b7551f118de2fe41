import { createApiRef } from '#sdk';
import type { FormDecorator } from '../blueprints/formDecorator';

/** The decorators of template forms. */
export interface FormDecoratorsApi {
  /** Loads all decorators, once. Of several with one id, the first wins. */
  getFormDecorators: () => Promise<readonly FormDecorator[]>;
}

/** The ref of {@link FormDecoratorsApi}. */
export const formDecoratorsApiRef = createApiRef<FormDecoratorsApi>({
  id: 'plugin.scaffolder.form-decorators',
});
