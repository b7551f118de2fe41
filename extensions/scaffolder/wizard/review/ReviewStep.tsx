import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import { EntityDisplayName } from '#extensions/catalog/components';
import { type JsonObject, safeParseEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { KeyValueList } from '#ui';
import type { FormField } from '../../blueprints/formField';
import { formTranslationRef } from '../../i18n/form/formTranslationRef';
import type { TemplatePage } from '../pages/templatePages';
import { ReviewParts } from '../layout/wizardStyles';
import { listReviewRows, type ReviewRow } from './listReviewRows';

/** Props of {@link ReviewStep}. */
export interface ReviewStepProps {
  pages: readonly TemplatePage[];
  fields: ReadonlyMap<string, FormField>;
  values: JsonObject;
  /** Opens a page. */
  onEdit: (index: number) => void;
}

/** All values, page by page. Secrets are masked. */
export function ReviewStep({ pages, fields, values, onEdit }: ReviewStepProps) {
  const { t } = useTranslationRef(formTranslationRef);
  if (pages.length === 0) return <p>{t('review.noParameters')}</p>;
  return (
    <ReviewParts>
      {pages.map((page, index) => {
        const rows = listReviewRows(page, values);
        return (
          // Pages keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={index}>
            <header>
              <h4>{page.title}</h4>
              <Button
                size="small"
                startIcon={<Pencil aria-hidden />}
                aria-label={t('review.editPage', { title: page.title })}
                onClick={() => onEdit(index)}
              >
                {t('review.edit')}
              </Button>
            </header>
            {rows.length === 0 ? (
              <p>{t('review.empty')}</p>
            ) : (
              <KeyValueList
                items={rows.map((row) => ({
                  id: row.path.join('/'),
                  label: row.label,
                  value: <Value row={row} field={fields.get(row.field ?? '')} />,
                }))}
              />
            )}
          </section>
        );
      })}
    </ReviewParts>
  );
}

function Value({ row: { texts, isBoolean }, field }: { row: ReviewRow; field: FormField | undefined }) {
  const { t } = useTranslationRef(formTranslationRef);
  if (isBoolean) return t(texts[0] === 'true' ? 'field.yes' : 'field.no');
  if (texts.length === 0) return t('review.none');
  const show = (text: string) =>
    field?.valueType === 'entityRef' && safeParseEntityRef(text).ok ? (
      <EntityDisplayName entityRef={text} />
    ) : (
      <bdi>{text}</bdi>
    );
  if (texts.length === 1) return show(texts[0] ?? '');
  return (
    <ul>
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A value can be in the list twice.
        <li key={index}>{show(text)}</li>
      ))}
    </ul>
  );
}
