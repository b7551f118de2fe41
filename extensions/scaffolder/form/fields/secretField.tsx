import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { createFormField, type FormFieldProps } from '../../blueprints/formField';
import { describedBy, readFieldView } from '../../fields/frame/fieldView';
import { useFormTools } from '../context/FormContexts';
import { Description } from '../theme/texts';

/** A secret that is sent with the task. The values only contain asterisks. */
function SecretField(props: FormFieldProps<string>) {
  const { name, formContext, formData, onChange } = props;
  const { t } = useFormTools();
  const [isShown, setShown] = useState(false);
  const field = readFieldView(props, { title: name });
  const { id, label, hint, help } = field;
  return (
    <>
      <label data-label="" htmlFor={id}>
        {label}
        {field.isRequired && (
          <span data-required="" aria-hidden>
            *
          </span>
        )}
      </label>
      <div data-with-button="">
        <input
          data-control=""
          id={id}
          type={isShown ? 'text' : 'password'}
          value={formData === undefined ? '' : (formContext.secrets[name] ?? '')}
          placeholder={field.placeholder}
          required={field.isRequired}
          disabled={field.isDisabled}
          autoComplete="new-password"
          spellCheck={false}
          aria-invalid={field.hasErrors ? true : undefined}
          aria-describedby={describedBy(field)}
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
      <Description id={`${id}__description`} description={hint} />
      <Description id={`${id}__help`} description={help} />
    </>
  );
}

/** `ui:field: Secret`. */
export const secretField = createFormField<string>({ name: 'Secret', component: SecretField });
