import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stringify } from 'yaml';
import { isJsonObject, type JsonObject } from '#model';
import { useTranslationRef } from '#sdk';
import { EmptyState, InfoCard, SelectField, SkeletonText, space, useMediaQuery } from '#ui';
import { CodeView } from '#viewers/code';
import { useFormFields } from '../../api/useFormFields';
import type { FormField } from '../../blueprints/formField';
import { splitParameters } from '../../form/schema/splitParameters';
import { TemplateForm } from '../../form/TemplateForm';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { PageHead } from '../layout/PageHead';
import { LiveForm } from '../liveForm/LiveForm';
import { useFormValues } from '../liveForm/useFormValues';

const narrow = '(max-width: 899.95px)';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  [`@media ${narrow}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { display: 'grid', gap: space[4], minWidth: 0 },
});

/** Shows each field that forms can use, with its options. The field is in the URL: `?field=OwnerPicker`. */
export function FieldExplorer() {
  const { t } = useTranslationRef(editorTranslationRef);
  const fields = useFormFields();
  const [parameters, setParameters] = useSearchParams();
  const names = useMemo(() => [...(fields?.keys() ?? [])].toSorted((a, b) => a.localeCompare(b)), [fields]);
  const name = names.find((known) => known === parameters.get('field')) ?? names[0];
  const field = name === undefined ? undefined : fields?.get(name);
  return (
    <>
      <PageHead title={t('explorer.title')}>
        {name !== undefined && (
          <SelectField
            label={t('explorer.field')}
            value={name}
            options={names.map((value) => ({ value, label: value }))}
            onChange={(next) => setParameters({ field: next })}
          />
        )}
      </PageHead>
      {!fields && <SkeletonText lines={8} />}
      {fields && names.length === 0 && <EmptyState title={t('explorer.noFields')} />}
      {field && fields && <Explorer key={field.name} field={field} fields={fields} />}
    </>
  );
}

const noFields: ReadonlyMap<string, FormField> = new Map();

function Explorer({ field, fields }: { field: FormField; fields: ReadonlyMap<string, FormField> }) {
  const { t } = useTranslationRef(editorTranslationRef);
  const [options, setOptions] = useState<JsonObject>({});
  const [applied, setApplied] = useState<JsonObject>({});
  const values = useFormValues();
  const { uiOptions, returnValue } = field.schema ?? {};
  const optionSchema = useMemo(
    () =>
      splitParameters({ ...uiOptions, title: '', description: '' }, { fieldNames: new Set(fields.keys()) }),
    [uiOptions, fields],
  );
  const spec = useMemo(
    () => createSpec(field.name, returnValue, applied),
    [field.name, returnValue, applied],
  );
  const pages = useMemo(() => [{ title: field.name, properties: spec }], [field.name, spec]);
  const hasOptions =
    isJsonObject(uiOptions?.['properties']) && Object.keys(uiOptions['properties']).length > 0;
  const isNarrow = useMediaQuery(narrow);
  const preview = (
    <InfoCard title={t('explorer.preview')}>
      <LiveForm pages={pages} isOutdated={false} values={values} />
    </InfoCard>
  );
  return (
    <Columns>
      <div>
        {isNarrow && preview}
        <InfoCard title={t('explorer.options')} empty={hasOptions ? undefined : t('explorer.noOptions')}>
          {hasOptions && (
            <TemplateForm
              {...optionSchema}
              formData={options}
              onChange={setOptions}
              onSubmit={setApplied}
              fields={noFields}
              idPrefix="options"
            >
              <Button type="submit" variant="contained" color="primary" style={{ marginTop: space[4] }}>
                {t('explorer.apply')}
              </Button>
            </TemplateForm>
          )}
        </InfoCard>
      </div>
      <div>
        {!isNarrow && preview}
        <InfoCard title={t('explorer.spec')} flush>
          <CodeView
            code={stringify(
              { parameters: [{ title: field.name, properties: spec }] },
              { lineWidth: 0 },
            ).trimEnd()}
            label={t('explorer.spec')}
            language="yaml"
          />
        </InfoCard>
        {values.formData['value'] !== undefined && (
          <InfoCard title={t('explorer.value')} flush>
            <CodeView
              code={stringify(values.formData['value']).trimEnd()}
              label={t('explorer.value')}
              language="yaml"
            />
          </InfoCard>
        )}
      </div>
    </Columns>
  );
}

/** The property of a template that uses the field. */
function createSpec(name: string, returnValue: JsonObject | undefined, options: JsonObject): JsonObject {
  const used = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const { type = 'string', items } = returnValue ?? {};
  return {
    value: {
      type,
      ...(items !== undefined && { items }),
      'ui:field': name,
      ...(Object.keys(used).length > 0 && { 'ui:options': used }),
    },
  };
}
