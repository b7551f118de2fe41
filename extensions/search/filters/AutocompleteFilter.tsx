import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { afterFirstContent, lazyPart } from '#sdk';
import { fontSize, fontWeight, height, rem, space } from '#ui';
import type { SearchFilterComponentProps } from './filterValues';

/** Props of {@link AutocompleteFilter}. */
export interface AutocompleteFilterProps extends SearchFilterComponentProps {
  /** Allows several values. */
  multiple?: boolean;
  /** The delay after the last keystroke before values are loaded, in ms. 250 by default. */
  valuesDebounceMs?: number;
}

const Box = styled('div')({
  display: 'grid',
  gap: space[1],
  '& > label': { fontSize: rem(fontSize.sm), fontWeight: fontWeight.medium },
  '& > div': { minHeight: height.controlLarge },
});

const AutocompleteField = lazyPart(
  () => afterFirstContent(async () => (await import('./AutocompleteField')).AutocompleteField),
  () => <div />,
);

/** A filter for values of a field that users find by typing. Use it if there are many values. */
export function AutocompleteFilter(props: AutocompleteFilterProps) {
  const { name, label = name, className } = props;
  const id = useId();
  return (
    <Box className={className}>
      <label htmlFor={id}>{label}</label>
      <AutocompleteField {...props} id={id} />
    </Box>
  );
}
