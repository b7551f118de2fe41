import { styled } from '@mui/material/styles';
import { resolveTokens } from '#ui';

const Mark = styled('svg')(({ theme }) => {
  const { accent } = resolveTokens(theme);
  return {
    flex: 'none',
    width: 32,
    height: 32,
    '& rect': { fill: accent.fill },
    '& path': { stroke: accent.onFill },
  };
});

/** The Trellis logo: a lattice with a climbing shoot. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" />
      <path
        d="M11 6.5v19M21 6.5v19M6.5 11h19M6.5 21h19"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".5"
      />
      <path d="M7.5 25C13 25 11 16 16 16s3-8.5 8.5-8.5" fill="none" strokeWidth="2.5" strokeLinecap="round" />
    </Mark>
  );
}
