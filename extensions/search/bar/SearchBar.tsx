import type { Ref } from 'react';
import { useSearch } from '../state/searchContext';
import { SearchForm } from './SearchForm';

/** Props of {@link SearchBar}. */
export interface SearchBarProps {
  /** The delay after the last keystroke, in ms. 200 by default. */
  debounceTime?: number;
  placeholder?: string;
  /** Focuses the field when it appears. */
  focusOnMount?: boolean;
  /** Called with the term when the user presses Enter. */
  onSubmit?: (term: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** The field for the term of the search around it. It has a button that clears it, and Escape does the same. */
export function SearchBar({ debounceTime = 200, ...props }: SearchBarProps) {
  const { term, setTerm } = useSearch();
  return <SearchForm {...props} term={term} onChange={setTerm} delay={debounceTime} />;
}
