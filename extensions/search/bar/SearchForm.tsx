import { styled } from '@mui/material/styles';
import { type Ref, useEffect, useRef } from 'react';
import { configApiRef, useApi, useTranslationRef } from '#sdk';
import { SearchField } from '#ui';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useRecentSearches } from '../recent/useRecentSearches';
import { useMaxTermLength } from '../state/useMaxTermLength';

/** Props of {@link SearchForm}. */
export interface SearchFormProps {
  term: string;
  /** Called when typing pauses. */
  onChange: (term: string) => void;
  /** Called with the text in the field when the user presses Enter. */
  onSubmit?: ((term: string) => void) | undefined;
  /** The delay after the last keystroke, in ms. */
  delay?: number | undefined;
  placeholder?: string | undefined;
  focusOnMount?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const Form = styled('form')({
  minWidth: 0,
  '& > div': { height: 44, paddingInline: 14 },
  '& input': { fontSize: '1rem' },
});

/** A large search field. Enter adds the term to the recent searches. */
export function SearchForm(props: SearchFormProps) {
  const { term, onChange, onSubmit, delay, placeholder, focusOnMount = false, inputRef } = props;
  const { t } = useTranslationRef(searchTranslationRef);
  const { add } = useRecentSearches();
  const appTitle = useApi(configApiRef).getOptionalString('app.title') ?? 'Trellis';
  const maxLength = useMaxTermLength();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // On a phone, the focus would open the keyboard over the page.
    if (focusOnMount && !matchMedia('(pointer: coarse)').matches)
      form.current?.querySelector('input')?.focus();
  }, [focusOnMount]);
  return (
    <Form
      ref={form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const submitted = event.currentTarget.querySelector('input')?.value ?? '';
        add(submitted);
        onSubmit?.(submitted);
      }}
    >
      <SearchField
        label={t('bar.label')}
        placeholder={placeholder ?? t('bar.placeholder', { appTitle })}
        maxLength={maxLength}
        value={term}
        onChange={onChange}
        {...(delay !== undefined && { delay })}
        {...(inputRef && { inputRef })}
      />
    </Form>
  );
}
