import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SkeletonLine, fontSize, fontWeight, height, rem, resolveTokens, space } from '#ui';

const Section = styled('div')(({ theme }) => {
  const { line } = resolveTokens(theme);
  return {
    borderTop: `1px solid ${line.subtle}`,
    padding: `${space[1]}px ${space[1]}px ${space[3]}px`,
    fontSize: rem(fontSize.sm),
    '& > p:first-of-type': {
      display: 'flex',
      alignItems: 'center',
      margin: 0,
      minHeight: height.control,
      fontWeight: fontWeight.medium,
    },
    '& > div': { display: 'flex', alignItems: 'center', height: 28 },
  };
});

const widths = ['64%', '48%', '72%', '56%'];

/** The place of a filter whose values are not known. */
export function FilterPlace({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Section>
      <p>{label}</p>
      {children}
    </Section>
  );
}

/** Placeholder of a filter while its values load, with about the same size. */
export function FilterSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <FilterPlace label={label}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} aria-busy>
          <SkeletonLine width={widths[index % widths.length] ?? '60%'} />
        </div>
      ))}
    </FilterPlace>
  );
}
