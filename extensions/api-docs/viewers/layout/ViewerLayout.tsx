import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PanelLeft } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { space } from '#ui';

/** Props of {@link ViewerLayout}. */
export interface ViewerLayoutProps {
  /** The label of the button that opens the navigation on narrow screens, such as 'Browse operations'. */
  label: string;
  /** Search and the list of parts. Next to the content, or folded above it on narrow screens. */
  navigation: ReactNode;
  /** What is shown. On narrow screens, the navigation closes when it changes. */
  current: string | undefined;
  children: ReactNode;
}

const Root = styled('div')({ containerType: 'inline-size', minWidth: 0 });

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container (min-width: 700px)': { gridTemplateColumns: '264px minmax(0, 1fr)', gap: space[6] },
});

const Pages = styled('div')({ containerType: 'normal', minWidth: 0 });

const NavArea = styled('div')({
  minWidth: 0,
  '& > button': { marginBottom: space[2] },
  '& > div': { height: 'min(440px, 60vh)' },
  '&:not([data-open]) > div': { display: 'none' },
  '@container (min-width: 700px)': {
    position: 'sticky',
    top: `calc(var(--trellis-sticky-top, 0px) + ${space[4]}px)`,
    '& > button': { display: 'none' },
    '& > div, &:not([data-open]) > div': {
      display: 'block',
      height: `calc(100vh - var(--trellis-sticky-top, 0px) - ${space[8]}px)`,
    },
  },
});

/** A viewer with a navigation. */
export function ViewerLayout({ label, navigation, current = '', children }: ViewerLayoutProps) {
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === current;
  const id = useId();
  return (
    <Root>
      <Layout>
        <NavArea data-open={isOpen ? '' : undefined}>
          <Button
            startIcon={<PanelLeft aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpenOn(isOpen ? undefined : current)}
          >
            {label}
          </Button>
          <div id={id}>{navigation}</div>
        </NavArea>
        <Pages>{children}</Pages>
      </Layout>
    </Root>
  );
}
