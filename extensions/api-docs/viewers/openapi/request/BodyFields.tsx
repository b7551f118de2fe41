import { useTranslationRef } from '#sdk';
import { SelectField } from '#ui';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import { FileField } from './FileField';
import { RequestField } from './RequestField';
import type { RequestValues } from './buildRequest';
import { type FormField, fieldKey } from './formFields';

/** Props of {@link BodyFields}. */
export interface BodyFieldsProps {
  /** The media types to select from. */
  mediaTypes: readonly string[];
  isText: boolean;
  fields: readonly FormField[];
  values: RequestValues;
  onChange: (changed: Partial<RequestValues>) => void;
}

/** The body of a request: text, fields, or a file. */
export function BodyFields({ mediaTypes, isText, fields, values, onChange }: BodyFieldsProps) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const title = `${t('request.body')} (${values.mediaType})`;
  return (
    <>
      {mediaTypes.length > 1 && (
        <SelectField
          label={t('operation.mediaType')}
          fullWidth
          value={values.mediaType ?? ''}
          options={mediaTypes.map((type) => ({ value: type, label: type }))}
          onChange={(mediaType) => onChange({ mediaType })}
        />
      )}
      {isText && (
        <RequestField label={title} value={values.body} isLong onChange={(body) => onChange({ body })} />
      )}
      {fields.map((field) => {
        const { name, isRequired, isList, isFile, options, example } = field;
        const key = fieldKey(field);
        return isFile ? (
          <FileField
            key={`${values.mediaType} ${key}`}
            label={name === '' ? title : name}
            isRequired={isRequired}
            isList={isList}
            onChange={(files) => onChange({ files: { ...values.files, [key]: files } })}
          />
        ) : (
          <RequestField
            key={key}
            label={name}
            value={values.fields[key] ?? ''}
            placeholder={example}
            options={options}
            isRequired={isRequired}
            onChange={(value) => onChange({ fields: { ...values.fields, [key]: value } })}
          />
        );
      })}
    </>
  );
}
