import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isTag } from '#model';
import { useApi, useTranslationRef } from '#sdk';
import { useFormatNumber } from '#ui';
import { catalogApiRef } from '../../../catalog/public';
import type { FormFieldProps } from '../../blueprints/formField';
import { useRefusedText } from '../../form/context/FormContexts';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { Combobox } from '../combobox/Combobox';
import { FieldFrame } from '../frame/FieldFrame';
import { FieldNotice } from '../frame/FieldNotice';
import { readList, readOptions } from '../frame/fieldValue';
import { describedBy, readFieldView } from '../frame/fieldView';

/** The `ui:options` of `EntityTagsPicker`. */
export interface EntityTagsPickerOptions {
  /** Only tags of entities of these kinds are offered. */
  kinds?: readonly string[];
  /** Shows the number of entities with each tag, and the most frequent ones first. */
  showCounts?: boolean;
  /** Replaces the hint. */
  helperText?: string;
}

/** A field for tags: those of the catalog, and new ones. */
export function EntityTagsPicker(props: FormFieldProps<string[], EntityTagsPickerOptions>) {
  const { formData, onChange } = props;
  const { t } = useTranslationRef(fieldsTranslationRef);
  const formatNumber = useFormatNumber();
  const { kinds, showCounts = false, helperText } = readOptions(props);
  const field = readFieldView(props, { title: t('tags.title'), description: t('tags.description') });
  const [isOpened, setOpened] = useState(false);
  const [term, setTerm] = useState('');
  const [invalid, setInvalid] = useState<string>();
  const { facets, isLoading, hasFailed, retry } = useTags(kinds, isOpened);
  const tags = readList(formData);
  const refusal = invalid === undefined ? undefined : t('tags.invalid', { tag: invalid });
  useRefusedText(refusal);
  // The form shows the message itself after a validation.
  const notice = props.rawErrors?.includes(refusal ?? '') ? undefined : refusal;

  const wanted = normalizeTag(term);
  const options = useMemo(
    () =>
      (showCounts
        ? facets.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
        : facets.toSorted((a, b) => a.value.localeCompare(b.value))
      )
        .filter(({ value }) => value.includes(wanted))
        .map(({ value, count }) => ({
          value,
          label: showCounts ? t('tags.withCount', { tag: value, count: formatNumber(count) }) : value,
        })),
    [facets, wanted, showCounts, t, formatNumber],
  );
  const noMatch = isTag(wanted) ? t('tags.noMatch', { term: wanted }) : t('tags.invalid', { tag: wanted });
  const emptyText = wanted === '' ? t('tags.none') : noMatch;
  const toggle = (tag: string): void =>
    onChange(tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]);
  const addText = (text: string): boolean => {
    const tag = normalizeTag(text);
    if (!isTag(tag)) {
      setInvalid(tag);
      return false;
    }
    if (!tags.includes(tag)) onChange([...tags, tag]);
    return true;
  };
  return (
    <FieldFrame field={{ ...field, hint: helperText ?? field.hint }}>
      <Combobox
        id={field.id}
        label={field.label}
        placeholder={field.placeholder}
        isRequired={field.isRequired}
        isDisabled={field.isDisabled}
        isInvalid={field.hasErrors || invalid !== undefined}
        hasAutoFocus={field.autoFocus}
        describedBy={`${describedBy(field)} ${field.id}__tag`}
        options={options}
        isLoading={isLoading}
        emptyText={emptyText}
        values={tags.map((tag) => ({ value: tag, label: tag, isInvalid: !isTag(tag) }))}
        selected={tags}
        onOpen={() => setOpened(true)}
        onTerm={(text) => {
          setTerm(text);
          setInvalid(undefined);
        }}
        onChoose={({ value }) => toggle(value)}
        onText={addText}
        onRemove={toggle}
      />
      <div id={`${field.id}__tag`}>
        {notice !== undefined && <FieldNotice tone="failure" text={notice} />}
      </div>
      {hasFailed && <FieldNotice text={t('tags.failed')} action={{ label: t('retry'), run: retry }} />}
    </FieldFrame>
  );
}

function normalizeTag(text: string): string {
  return text.toLocaleLowerCase('en-US').trim();
}

interface Facet {
  value: string;
  count: number;
}

const none: readonly Facet[] = [];

function useTags(
  kinds: readonly string[] | undefined,
  isEnabled: boolean,
): { facets: readonly Facet[]; isLoading: boolean; hasFailed: boolean; retry: () => void } {
  const catalogApi = useApi(catalogApiRef);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['scaffolder', 'tags', kinds ?? null],
    queryFn: async ({ signal }) => {
      const facet = 'metadata.tags';
      const { facets } = await catalogApi.getEntityFacets(
        { facets: [facet], ...(kinds && { filter: { kind: [...kinds] } }) },
        { signal },
      );
      return facets[facet] ?? none;
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return {
    facets: data ?? none,
    isLoading: isEnabled && isFetching && data === undefined,
    hasFailed: error !== null && !isFetching,
    retry: () => void refetch(),
  };
}
