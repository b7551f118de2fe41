import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { createFormField, type FormFieldProps } from '../../blueprints/formField';
import { useFormTools } from '../context/FormContexts';

/** A secret that is sent with the task. The values only contain asterisks. */
function SecretField({ name, schema, uiSchema, ...props }: FormFieldProps<string>) {
  const { formContext, formData, onChange, idSchema } = props;
  const { t } = useFormTools();
  const [isShown, setShown] = useState(false);
  const label = typeof schema['title'] === 'string' ? schema['title'] : name;
  const help = uiSchema['ui:help'] ?? schema['description'];
  const helpId = `${idSchema.$id}__help`;
  return (
    <>
      <label data-label="" htmlFor={idSchema.$id}>
        {label}
        {props.required && (
          <span data-required="" aria-hidden>
            *
          </span>
        )}
      </label>
      <div data-with-button="">
        <input
          data-control=""
          id={idSchema.$id}
          type={isShown ? 'text' : 'password'}
          value={formData === undefined ? '' : (formContext.secrets[name] ?? '')}
          required={props.required}
          disabled={props.disabled}
          readOnly={props.readonly}
          autoComplete="new-password"
          spellCheck={false}
          aria-invalid={props.rawErrors?.length ? true : undefined}
          aria-describedby={typeof help === 'string' ? helpId : undefined}
          onChange={({ target: { value } }) => {
            formContext.setSecrets({ [name]: value });
            onChange(value === '' ? undefined : '*'.repeat(value.length));
          }}
        />
        <IconButton
          aria-label={t(isShown ? 'field.hide' : 'field.show', { name: label })}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
      {typeof help === 'string' && (
        <div data-help="" id={helpId}>
          {help}
        </div>
      )}
    </>
  );
}

/** `ui:field: Secret`. */
export const secretField = createFormField<string>({ name: 'Secret', component: SecretField });
