import IconButton from '@mui/material/IconButton';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { lazyPopup } from '#sdk';
import { useUiText } from '../text/uiText';

const SupportPopup = lazyPopup(async () => (await import('./SupportPopup')).SupportPopup);

/** Opens the support contacts from `app.support`. It is at the end of the page header. */
export function SupportButton() {
  const text = useUiText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={text('support.label')}
        title={text('support.label')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CircleHelp aria-hidden />
      </IconButton>
      {anchor && <SupportPopup anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
