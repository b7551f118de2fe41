import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { AnchoredDialog } from '../overlay/AnchoredDialog';
import { SideDrawer } from '../overlay/SideDrawer';
import { useUiText } from '../text/uiText';
import { fontSize, fontWeight, rem, space } from '../theme/scale';
import { SupportContent } from './SupportContent';

const Box = styled('div')({
  width: 360,
  maxWidth: '100%',
  padding: space[4],
  '& > h2': { margin: `0 0 ${space[3]}px`, fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
});

/** Props of {@link SupportPopup}. */
export interface SupportPopupProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The popup of the support button: below the button, or at the bottom of small screens. */
export function SupportPopup({ anchor, onClose }: SupportPopupProps) {
  const text = useUiText();
  const id = useId();
  const [isSmall] = useState(() => matchMedia('(max-width: 599.95px)').matches);
  if (isSmall)
    return (
      <SideDrawer open side="bottom" title={text('support.label')} onClose={onClose}>
        <SupportContent />
      </SideDrawer>
    );
  return (
    <AnchoredDialog anchor={anchor} onClose={onClose} name={{ 'aria-labelledby': id }}>
      <Box>
        <h2 id={id}>{text('support.label')}</h2>
        <SupportContent />
      </Box>
    </AnchoredDialog>
  );
}
