import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef, useState } from 'react';
import { searchApiRef } from '#extensions/search';
import type { CompoundEntityRef } from '#model';
import { useOptionalApi, useTranslationRef } from '#sdk';
import { SearchField } from '#ui';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';
import { DocsResults } from './DocsResults';

/** In ms. */
const debounce = 150;

const Box = styled('div')({ position: 'relative' });

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  entityRef: CompoundEntityRef;
  /** The title of the entity. */
  title: string;
}

/** The search in the documentation of an entity. Its results are links below the field; the arrow keys move between them. */
export function SearchBox({ entityRef, title }: SearchBoxProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const searchApi = useOptionalApi(searchApiRef);
  const box = useRef<HTMLDivElement>(null);
  const [term, setTerm] = useState('');
  const [isOpen, setOpen] = useState(false);
  if (!searchApi) return null;
  const press = (event: KeyboardEvent) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    if (event.key === 'Escape') {
      setOpen(false);
      stops[0]?.focus();
    } else if (event.key === 'Enter' && at === 0) stops[1]?.click();
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && at >= 0) {
      event.preventDefault();
      stops[(at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus();
    }
  };
  const label = t('search.placeholder', { entity: title });
  return (
    <Box
      ref={box}
      role="search"
      onKeyDown={press}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchField label={label} placeholder={label} value={term} delay={debounce} onChange={setTerm} />
      <DocsResults {...{ searchApi, entityRef, term, isOpen }} onClose={() => setOpen(false)} />
    </Box>
  );
}
