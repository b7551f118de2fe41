import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Entity, safeParseEntityRef, stringifyEntityRef } from '#model';
import { useApi, useTranslationRef } from '#sdk';
import { EntityKindIcon, readEntity, useEntityTitles } from '../../../catalog/components/public';
import {
  catalogApiRef,
  type EntityFilterQuery,
  entityPresentationApiRef,
  type EntityPresentationApi,
} from '../../../catalog/public';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { Combobox, type ComboboxValue } from '../combobox/Combobox';
import type { ComboboxOption } from '../combobox/comboboxOption';
import { FieldFrame } from '../frame/FieldFrame';
import { FieldNotice } from '../frame/FieldNotice';
import { describedBy, type FieldView } from '../frame/fieldView';
import { type RefDefaults, toEntityValue } from './entityValue';
import { useEntityOptions } from './useEntityOptions';
import { useOnlyEntity } from './useOnlyEntity';
import { useRecentEntities } from './useRecentEntities';

/** Props of {@link EntityCombobox}. */
export interface EntityComboboxProps {
  field: FieldView;
  filter: EntityFilterQuery | undefined;
  /** Whether the filter is known. */
  isReady?: boolean;
  defaults: RefDefaults;
  /** The refs that are selected, or texts that are not refs. */
  values: readonly string[];
  isMultiple?: boolean;
  /** The number of values that can be selected. */
  maxItems?: number | undefined;
  allowsArbitrary: boolean;
  choosesOnLeave?: boolean;
  hasSuggestions?: boolean;
  /** Whether a value is marked as wrong. */
  isInvalidValue?: (value: string) => boolean;
  /** Shown if the filter matches nothing. */
  noneText?: string;
  onChange: (values: string[]) => void;
}

/** A field for entities of the catalog, with a search that runs in the backend. */
export function EntityCombobox(props: EntityComboboxProps) {
  const { field, filter, isReady = true, defaults, values, isMultiple = false, allowsArbitrary } = props;
  const { t } = useTranslationRef(fieldsTranslationRef);
  const presentations = useApi(entityPresentationApiRef);
  const recent = useRecentEntities();
  const [isOpened, setOpened] = useState(false);
  const [term, setTerm] = useState('');
  const isFull = isMultiple && props.maxItems !== undefined && values.length >= props.maxItems;
  const { onChange } = props;
  const isFixed = useOnlyEntity({
    filter,
    isEnabled: isReady && field.isRequired && !allowsArbitrary,
    isEmpty: values.length === 0,
    onChange: (ref) => onChange([ref]),
  });
  const isDisabled = field.isDisabled || isFixed;
  const found = useEntityOptions({
    filter,
    term,
    isEnabled: isOpened && isReady && !isDisabled,
    hasSuggestions: props.hasSuggestions ?? true,
  });
  const { suggested, entities } = found;
  const options = useMemo(() => {
    const create = (entity: Entity, group?: string): ComboboxOption[] =>
      createOption(entity, presentations, group).map((option) => ({
        ...option,
        isDisabled: isFull && !values.includes(option.value),
      }));
    if (suggested.length === 0) return entities.flatMap((entity) => create(entity));
    return [
      ...suggested.flatMap((entity) => create(entity, t('entities.suggested'))),
      ...entities.flatMap((entity) => create(entity, t('entities.all'))),
    ];
  }, [suggested, entities, presentations, isFull, values, t]);

  const add = (value: string): void => {
    if (isMultiple && values.includes(value)) return onChange(values.filter((other) => other !== value));
    if (isFull) return;
    onChange(isMultiple ? [...values, value] : [value]);
  };
  const choose = ({ value }: ComboboxOption): void => {
    recent.add(value);
    add(value);
  };
  const chips = useValues(values, props.isInvalidValue);
  const single = isMultiple ? undefined : chips[0];
  const failure =
    found.error === null ? undefined : t(isDenied(found.error) ? 'entities.denied' : 'entities.failed');
  const noneText =
    term.trim() === ''
      ? (props.noneText ?? t('entities.none'))
      : t(allowsArbitrary ? 'entities.noMatchUse' : 'entities.noMatch', { term: term.trim() });

  return (
    <FieldFrame field={field}>
      <Combobox
        id={field.id}
        label={field.label}
        placeholder={field.placeholder ?? (values.length === 0 ? t('entities.search') : undefined)}
        isRequired={field.isRequired}
        isDisabled={isDisabled}
        isInvalid={field.hasErrors}
        hasAutoFocus={field.autoFocus}
        describedBy={describedBy(field)}
        options={options}
        total={found.total + suggested.length}
        isLoading={(isOpened && !isReady) || found.isLoading}
        emptyText={failure ?? noneText}
        text={single?.label ?? ''}
        icon={single?.icon}
        {...(isMultiple && { values: chips })}
        selected={values}
        choosesOnLeave={props.choosesOnLeave ?? true}
        onOpen={() => setOpened(true)}
        onTerm={setTerm}
        onEnd={found.loadMore}
        onChoose={choose}
        onText={
          allowsArbitrary
            ? (text) => {
                const value = toEntityValue(text, defaults);
                if (!values.includes(value)) add(value);
                return true;
              }
            : undefined
        }
        onClear={() => onChange([])}
        onRemove={(value) => onChange(values.filter((other) => other !== value))}
      />
      {found.error && (
        <FieldNotice
          tone="failure"
          text={[
            failure,
            ...(allowsArbitrary
              ? [
                  t('entities.enterRef', {
                    example: toEntityValue('name', { defaultKind: 'component', ...defaults }),
                  }),
                ]
              : []),
          ].join(' ')}
          {...(!isDenied(found.error) && { action: { label: t('retry'), run: found.retry } })}
        />
      )}
      {isFull && props.maxItems !== undefined && (
        <FieldNotice tone="info" text={t('entities.full', { count: props.maxItems })} />
      )}
      {values.map((value) => (
        <MissingEntity key={value} value={value} />
      ))}
    </FieldFrame>
  );
}

function createOption(
  entity: Entity,
  presentations: EntityPresentationApi,
  group: string | undefined,
): ComboboxOption[] {
  const { entity: read } = readEntity(entity);
  if (read.kind === '' || read.metadata.name === '') return [];
  const value = stringifyEntityRef(read);
  return [
    {
      value,
      label: presentations.forEntity(read).snapshot.primaryTitle,
      detail: value,
      icon: <EntityKindIcon kind={read.kind} />,
      ...(group === undefined ? {} : { group }),
    },
  ];
}

/** Returns the values with the titles of their entities. */
function useValues(
  values: readonly string[],
  isInvalidValue: ((value: string) => boolean) | undefined,
): ComboboxValue[] {
  const titles = useEntityTitles(values);
  return values.map((value) => {
    const parsed = safeParseEntityRef(value);
    return {
      value,
      label: titles.get(value) ?? value,
      ...(parsed.ok && { icon: <EntityKindIcon kind={parsed.value.kind} /> }),
      isInvalid: isInvalidValue?.(value) ?? false,
    };
  });
}

/** Says that a value is not in the catalog. It is kept, because it may be created by another step. */
function MissingEntity({ value }: { value: string }) {
  const { t } = useTranslationRef(fieldsTranslationRef);
  const catalogApi = useApi(catalogApiRef);
  const { data } = useQuery({
    queryKey: ['scaffolder', 'entity-exists', value],
    queryFn: async ({ signal }) => (await catalogApi.getEntityByRef(value, { signal })) !== undefined,
    enabled: safeParseEntityRef(value).ok,
    retry: false,
  });
  return data === false ? <FieldNotice text={t('entities.missing', { value })} /> : null;
}

function isDenied(error: Error): boolean {
  return (error as { status?: number; statusCode?: number }).status === 403;
}
