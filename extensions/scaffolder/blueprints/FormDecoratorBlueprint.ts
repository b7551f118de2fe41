import { createExtensionBlueprint, createExtensionDataRef } from '#sdk';
import type { FormDecorator } from './formDecorator';

/** Loads a decorator. */
export const formDecoratorDataRef = createExtensionDataRef<() => Promise<FormDecorator>>().with({
  id: 'scaffolder.form-decorator-loader',
});

/** Params of {@link FormDecoratorBlueprint}. */
export interface FormDecoratorParams {
  /** Made with `createFormDecorator`. */
  decorator: FormDecorator;
}

/**
 * Creates decorators of template forms.
 *
 * @example
 *   FormDecoratorBlueprint.make({ name: 'add-token', params: { decorator: addToken } });
 */
export const FormDecoratorBlueprint = createExtensionBlueprint({
  kind: 'scaffolder-form-decorator',
  attachTo: { id: 'api:scaffolder/form-decorators', input: 'formDecorators' },
  output: [formDecoratorDataRef],
  dataRefs: { formDecoratorLoader: formDecoratorDataRef },
  factory: ({ decorator }: FormDecoratorParams) => [formDecoratorDataRef(async () => decorator)],
});
