import IconButton from '@mui/material/IconButton';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useUiText } from '../text/uiText';

const loadPopup = () => import('./SupportPopup');
const SupportPopup = lazy(async () => ({ default: (await loadPopup()).SupportPopup }));

/** Opens what `app.support` says: who helps, and where. Stands at the end of a page's header. */
export function SupportButton() {
  const text = useUiText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const prefetch = () => void loadPopup();
  return (
    <>
      <IconButton
        aria-label={text('support.label')}
        title={text('support.label')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CircleHelp aria-hidden />
      </IconButton>
      <Suspense fallback={null}>
        {anchor && <SupportPopup anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
