import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, rem, resolveTokens, space } from '#ui';
import { addonsTranslationRef } from '../i18n/addons/addonsTranslationRef';

/** Magnifications. The first shows the whole image. */
const zooms: readonly number[] = [1, 1.5, 2, 3, 4];

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[2]}px ${space[3]}px`,
  fontSize: rem(fontSize.sm),
  borderBottom: `1px solid ${resolveTokens(theme).line.subtle}`,
  '& > p': {
    flex: 1,
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > span': { color: resolveTokens(theme).text.secondary, fontVariantNumeric: 'tabular-nums' },
  '[dir="rtl"] & [data-turn] > svg': { transform: 'scaleX(-1)' },
}));

const Stage = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  overflow: 'auto',
  padding: space[4],
  '& > button': {
    display: 'grid',
    minWidth: 0,
    minHeight: 0,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
  },
  '& > button[data-zoomed]': { display: 'block', cursor: 'zoom-out' },
  '& img': {
    minWidth: 0,
    minHeight: 0,
    maxWidth: '100%',
    maxHeight: '100%',
    margin: 'auto',
    objectFit: 'contain',
  },
  '& [data-zoomed] > img': { display: 'block', width: '100%', maxHeight: 'none' },
});

/** Props of {@link LightBoxDialog}. */
export interface LightBoxDialogProps {
  images: ReadonlyArray<{ src: string; alt: string }>;
  /** The index of the image that is shown first. */
  start: number;
  onClose: () => void;
}

/** Shows one of several images in the whole window. Arrow keys change the image, plus and minus its size. */
export function LightBoxDialog({ images, start, onClose }: LightBoxDialogProps) {
  const { t } = useTranslationRef(addonsTranslationRef);
  const [at, setAt] = useState(start);
  const [zoom, setZoom] = useState(0);
  const image = images[at];
  const turn = (step: number) => {
    if (images[at + step] === undefined) return;
    setAt(at + step);
    setZoom(0);
  };
  const magnify = (step: number) => setZoom((now) => Math.min(Math.max(now + step, 0), zooms.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const actions: Record<string, (() => void) | false> = {
      // A magnified image scrolls with the arrow keys.
      ArrowLeft: zoom === 0 && (() => turn(isRtl ? 1 : -1)),
      ArrowRight: zoom === 0 && (() => turn(isRtl ? -1 : 1)),
      '+': () => magnify(1),
      '=': () => magnify(1),
      '-': () => magnify(-1),
      '0': () => setZoom(0),
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  const factor = zooms[zoom] ?? 1;
  return (
    <Dialog
      open
      fullScreen
      disableRestoreFocus
      slotProps={{ paper: { 'aria-label': image?.alt || t('lightBox.image') } }}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Bar>
        <p>{image?.alt}</p>
        {images.length > 1 && (
          <>
            <IconButton
              data-turn
              aria-label={t('lightBox.previous')}
              disabled={at === 0}
              onClick={() => turn(-1)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <span aria-live="polite">{t('lightBox.position', { at: at + 1, count: images.length })}</span>
            <IconButton
              data-turn
              aria-label={t('lightBox.next')}
              disabled={at === images.length - 1}
              onClick={() => turn(1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton aria-label={t('lightBox.zoomOut')} disabled={zoom === 0} onClick={() => magnify(-1)}>
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton
          aria-label={t('lightBox.zoomIn')}
          disabled={zoom === zooms.length - 1}
          onClick={() => magnify(1)}
        >
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton aria-label={t('lightBox.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Bar>
      <Stage
        tabIndex={zoom === 0 ? undefined : 0}
        role={zoom === 0 ? undefined : 'group'}
        aria-label={t('lightBox.image')}
      >
        <button
          type="button"
          aria-label={t(zoom === 0 ? 'lightBox.zoomIn' : 'lightBox.zoomOut')}
          data-zoomed={zoom === 0 ? undefined : ''}
          style={zoom === 0 ? undefined : { width: `${factor * 100}%` }}
          onClick={() => setZoom(zoom === 0 ? 1 : 0)}
        >
          <img src={image?.src} alt={image?.alt ?? ''} />
        </button>
      </Stage>
    </Dialog>
  );
}
