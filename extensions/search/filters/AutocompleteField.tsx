import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { useUiText } from '#ui';
import { useDebouncedText } from '#ui/headless';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import type { AutocompleteFilterProps } from './AutocompleteFilter';
import { useFilterSelection, useFilterValues } from './filterValues';
import { ValuesFailed } from './ValuesFailed';

/** The field of {@link AutocompleteFilter}, loaded with the first one. */
export function AutocompleteField(props: AutocompleteFilterProps & { id: string }) {
  const { id, name, defaultValue, multiple = false, valuesDebounceMs = 250 } = props;
  const { t } = useTranslationRef(searchTranslationRef);
  const text = useUiText();
  const { selected, select } = useFilterSelection(name, defaultValue);
  const [partial, setPartial] = useState('');
  const { typed, type, set } = useDebouncedText({
    value: partial,
    onChange: setPartial,
    delay: valuesDebounceMs,
  });
  const known = useFilterValues(props, partial);
  // Everything but typing changes the text to what is selected, or to nothing. All values can be chosen then. With several values, the
  // list of them is new in each render, which is reported as a reset.
  const changeText = (next: string, reason: string) => {
    if (reason === 'input') type(next);
    else if (!(multiple && reason === 'reset')) set('');
  };
  const field = {
    id,
    size: 'small' as const,
    options: [...(known.values ?? [])],
    getOptionLabel: known.labelOf,
    loading: known.isLoading,
    loadingText: text('table.loading'),
    noOptionsText: text('filter.noOptions'),
    clearText: text('search.clear'),
    openText: t('filters.autocomplete'),
    closeText: text('dialog.close'),
    filterSelectedOptions: true,
    renderInput: (input: object) => (
      <TextField {...input} placeholder={selected.length === 0 ? t('filters.all') : ''} />
    ),
  };
  return (
    <div>
      {multiple ? (
        <Autocomplete
          {...field}
          multiple
          value={selected}
          inputValue={typed}
          onInputChange={(_event, next, reason) => changeText(next, reason)}
          onChange={(_event, chosen) => select(chosen)}
        />
      ) : (
        <Autocomplete
          {...field}
          value={selected[0] ?? null}
          onInputChange={(_event, next, reason) => changeText(next, reason)}
          onChange={(_event, chosen) => select(chosen ?? '')}
        />
      )}
      {known.isFailed && <ValuesFailed />}
    </div>
  );
}
