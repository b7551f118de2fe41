import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { fontSize, fontWeight, rem, space } from '../theme/scale';
import { useUiText } from '../text/uiText';

/** One key and its value. A missing value is omitted in the `line` layout and shown as 'None' in the others. */
export interface KeyValue {
  /** Unique in the list. */
  id: string;
  label: ReactNode;
  value: ReactNode;
}

/** Props of {@link KeyValueList}. */
export interface KeyValueListProps {
  items: readonly KeyValue[];
  /** `list`: label next to the value. `stack`: label above the value, in columns. `line`: all on one line. */
  layout?: 'list' | 'stack' | 'line';
}

const Base = styled('dl')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  fontSize: rem(fontSize.md),
  '& dt': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: theme.palette.text.secondary,
    fontSize: rem(fontSize.sm),
  },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}));

const List = styled(Base)({
  display: 'grid',
  // A long label wraps, so that the value keeps more than half of the width.
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  gap: `${space[1]}px ${space[4]}px`,
  alignItems: 'start',
  '& :is(dt, dd)': { minHeight: 24, lineHeight: '24px' },
});

const Stack = styled(Base)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  gap: `${space[3]}px ${space[4]}px`,
  '& dt': { marginBottom: 2 },
});

const Line = styled(Base)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]}px ${space[4]}px`,
  fontSize: rem(fontSize.sm),
  '& > div': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    minHeight: 24,
    lineHeight: '24px',
  },
  // A long value must not break its label.
  '& dt': { flex: 'none' },
  // Flex centers links and badges on the line. Otherwise, they align to its baseline.
  '& dd': { display: 'flex', alignItems: 'center', fontWeight: fontWeight.medium },
});

function isAbsent(value: ReactNode): boolean {
  return value === undefined || value === null || value === '' || value === false;
}

/** A list of labels and values, as a `dl` element. */
export function KeyValueList({ items, layout = 'list' }: KeyValueListProps) {
  const text = useUiText();
  const Container = { list: List, stack: Stack, line: Line }[layout];
  const Pair = layout === 'list' ? Fragment : 'div';
  const shown = layout === 'line' ? items.filter(({ value }) => !isAbsent(value)) : items;
  return (
    <Container>
      {shown.map(({ id, label, value }) => (
        <Pair key={id}>
          <dt>{label}</dt>
          <dd>{isAbsent(value) ? text('value.none') : value}</dd>
        </Pair>
      ))}
    </Container>
  );
}
