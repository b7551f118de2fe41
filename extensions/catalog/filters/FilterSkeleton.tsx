import { styled } from '@mui/material/styles';
import { SkeletonLine, fontSize, fontWeight, height, rem, resolveTokens, space } from '#ui';

const Section = styled('div')(({ theme }) => {
  const { line } = resolveTokens(theme);
  return {
    borderTop: `1px solid ${line.subtle}`,
    padding: `${space[1]}px ${space[1]}px ${space[3]}px`,
    fontSize: rem(fontSize.sm),
    '& > p': {
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

/** A filter whose values are on their way, at about its later size. */
export function FilterSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <Section aria-busy>
      <p>{label}</p>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index}>
          <SkeletonLine width={widths[index % widths.length] ?? '60%'} />
        </div>
      ))}
    </Section>
  );
}
