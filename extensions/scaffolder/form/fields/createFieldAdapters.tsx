import type { FieldProps, RegistryFieldsType } from '@rjsf/utils';
import { Suspense, useContext, useMemo } from 'react';
import { ErrorBoundary } from '#sdk';
import { ErrorPanel, SkeletonLine } from '#ui';
import type { FormField } from '../../blueprints/formField';
import { FieldPathContext, SharedFormContext } from '../context/FormContexts';

/** Makes the fields of plugins fields of the form library. */
export function createFieldAdapters(fields: ReadonlyMap<string, FormField>): RegistryFieldsType {
  return Object.fromEntries([...fields].map(([name, field]) => [name, createFieldAdapter(field)]));
}

function createFieldAdapter({ component: Field }: FormField) {
  return function FieldAdapter(props: FieldProps) {
    const formContext = useContext(SharedFormContext);
    const { fieldPathId } = props;
    const place = JSON.stringify(fieldPathId.path);
    const path = useMemo(() => (JSON.parse(place) as Array<string | number>).map(String), [place]);
    return (
      <ErrorBoundary
        renderFailure={({ error, resetError }) => (
          <ErrorPanel title={props.schema.title ?? props.name} error={error} onRetry={resetError} />
        )}
      >
        <Suspense fallback={<SkeletonLine />}>
          <FieldPathContext value={path}>
            <Field
              formData={props.formData}
              onChange={(value) => props.onChange(value, fieldPathId.path)}
              rawErrors={props.rawErrors}
              required={props.required}
              disabled={props.disabled}
              readonly={props.readonly}
              name={props.name}
              schema={props.schema}
              uiSchema={props.uiSchema as never}
              idSchema={{ $id: fieldPathId.$id }}
              formContext={formContext}
            />
          </FieldPathContext>
        </Suspense>
      </ErrorBoundary>
    );
  };
}
