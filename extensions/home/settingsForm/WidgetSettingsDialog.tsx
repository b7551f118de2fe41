import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { DialogBox, space } from '#ui';
import type { HomePageWidgetSettings } from '../blueprints/widgetTypes';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import type { WidgetSettings } from '../layout/placement';
import { SettingField } from './SettingField';

const Form = styled('form')({ display: 'grid', gap: space[4], paddingTop: space[2] });

/** Props of {@link WidgetSettingsDialog}. */
export interface WidgetSettingsDialogProps {
  /** The title of the widget. */
  title: string;
  schema: NonNullable<HomePageWidgetSettings['schema']>;
  /** What the user set before. */
  settings: WidgetSettings;
  onSave: (settings: WidgetSettings) => void;
  onClose: () => void;
}

/** A form with a field for each property of a schema. The browser checks the values. */
export function WidgetSettingsDialog({
  title,
  schema,
  settings,
  onSave,
  onClose,
}: WidgetSettingsDialogProps) {
  const { t } = useTranslationRef(homeTranslationRef);
  const id = useId();
  const [values, setValues] = useState(settings);
  const { properties = {}, required = [] } = schema;
  return (
    <DialogBox
      open
      title={t('settings.title', { title })}
      width="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.cancel')}</Button>
          <Button type="submit" form={id} variant="contained">
            {t('settings.save')}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(removeEmptyLines(values));
        }}
      >
        {Object.entries(properties).map(([name, property]) => (
          <SettingField
            key={name}
            name={name}
            schema={property}
            required={required.includes(name)}
            value={values[name]}
            onChange={(value) => {
              const { [name]: _before, ...others } = values;
              setValues(value === undefined ? others : { ...others, [name]: value });
            }}
          />
        ))}
      </Form>
    </DialogBox>
  );
}

/** Lists are typed one per line, so there can be empty ones. */
function removeEmptyLines(values: WidgetSettings): WidgetSettings {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((line) => line.trim() !== '') : value,
    ]),
  );
}
