import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { RouterLink } from '../link/RouterLink';
import { fontSize, rem } from '../theme/scale';
import { useUiText } from '../text/uiText';

/** One item of the breadcrumb trail. Without `to`, it is not a link. */
export interface Breadcrumb {
  label: string;
  to?: string;
}

const Trail = styled('nav')(({ theme }) => ({
  fontSize: rem(fontSize.sm),
  color: theme.palette.text.secondary,
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    maxWidth: '100%',
    minHeight: 24,
  },
  '& li > a': { display: 'inline-flex', minWidth: 0 },
  '& svg': { width: 14, height: 14, flex: 'none', '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '32ch' },
  // On a phone, the title below is enough.
  '@media (max-width: 600px)': { '& li:has(> bdi)': { display: 'none' } },
}));

/** The breadcrumb trail from the root of the portal to the parent of this page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const text = useUiText();
  if (items.length === 0) return null;
  return (
    <Trail aria-label={text('breadcrumbs.label')}>
      <ol>
        {items.map(({ label, to }, index) => (
          <li key={`${index}:${label}`}>
            {index > 0 && <ChevronRight aria-hidden />}
            {to === undefined ? (
              <bdi>{label}</bdi>
            ) : (
              <RouterLink quiet to={to}>
                <bdi>{label}</bdi>
              </RouterLink>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
