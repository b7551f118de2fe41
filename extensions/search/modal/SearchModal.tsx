import { useMemo } from 'react';
import { appTreeApiRef, useOptionalApi } from '#sdk';
import { type SearchPageParts, searchPagePartsDataRef } from '../blueprints/searchPageParts';
import { SearchContextProvider } from '../state/SearchContextProvider';
import { ModalContent } from './ModalContent';

const empty: SearchPageParts = { items: [], resultTypes: [], filters: [], noTrack: false };

/** Props of {@link SearchModal}. */
export interface SearchModalProps {
  onClose: () => void;
}

/** A dialog with a search bar and the first results of all types. Closing it leaves the page as it was. */
export function SearchModal({ onClose }: SearchModalProps) {
  const tree = useOptionalApi(appTreeApiRef)?.getTree().tree;
  const parts = tree?.nodes.get('page:search')?.instance?.getData(searchPagePartsDataRef) ?? empty;
  const initialState = useMemo(() => ({ types: [], pageLimit: 10 }), []);
  return (
    <SearchContextProvider initialState={initialState} searchEmpty={false} noTrack={parts.noTrack}>
      <ModalContent parts={parts} onClose={onClose} />
    </SearchContextProvider>
  );
}
