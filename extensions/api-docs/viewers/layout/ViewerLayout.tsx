import { styled } from '@mui/material/styles';
import { List } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fontSize, fontWeight, radius, rem, resolveTokens, space, useMediaQuery } from '#ui';

/** Props of {@link ViewerLayout}. */
export interface ViewerLayoutProps {
  /** The name of the navigation, such as 'Contents'. */
  label: string;
  /** Search and the list of parts. Next to the content, or folded above it on narrow screens. */
  navigation: ReactNode;
  /** The part that is shown. The navigation folds when it changes. */
  current: string | undefined;
  children: ReactNode;
}

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 300px) minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
});

const Side = styled('div')({
  position: 'sticky',
  top: space[4],
  display: 'grid',
  gap: space[3],
  minWidth: 0,
});

const Fold = styled('details')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: tokens.surface.base,
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      padding: `${space[2]}px ${space[4]}px`,
      cursor: 'pointer',
      fontSize: rem(fontSize.md),
      fontWeight: fontWeight.medium,
      '& svg': { width: 16, height: 16, color: tokens.text.secondary },
    },
    '& > div': { display: 'grid', gap: space[3], padding: space[3], paddingTop: 0 },
  };
});

/** A viewer with a navigation. */
export function ViewerLayout({ label, navigation, current, children }: ViewerLayoutProps) {
  const isNarrow = useMediaQuery('(max-width: 899.95px)');
  return (
    <Frame>
      {isNarrow ? (
        // The key folds the navigation after a choice.
        <FoldedNavigation key={current} label={label}>
          {navigation}
        </FoldedNavigation>
      ) : (
        <Side>{navigation}</Side>
      )}
      {children}
    </Frame>
  );
}

function FoldedNavigation({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <List aria-hidden />
        {label}
      </summary>
      {isOpen && <div>{children}</div>}
    </Fold>
  );
}
