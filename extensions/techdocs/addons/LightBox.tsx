import { useEffect, useEffectEvent, useReducer } from 'react';
import { lazyPopup, useTranslationRef, type TranslationFunction } from '#sdk';
import { addonsTranslationRef } from '../i18n/addons/addonsTranslationRef';
import { useShadowRootElements } from '../reader/context/useShadowRootElements';
import { useOverlay } from '../reader/context/useOverlay';

/** Smaller images are icons and badges. */
const MIN_SIZE = 64;

const LightBoxDialog = lazyPopup(async () => (await import('./LightBoxDialog')).LightBoxDialog);

/** `addon:techdocs/light-box`: opens images of the content in full size. */
export function LightBox() {
  const { t } = useTranslationRef(addonsTranslationRef);
  const all = useShadowRootElements<HTMLImageElement>(['.md-content img']);
  const overlay = useOverlay('image');
  // Images become buttons when they are loaded.
  const [, noteLoaded] = useReducer((count: number) => count + 1, 0);
  const open = useEffectEvent((index: number) => overlay.open(`${index + 1}`));
  useEffect(() => {
    const undo = all.map((image, index) =>
      makeButton(image, t, { open: () => open(index), onReady: noteLoaded }),
    );
    return () => {
      for (const undoOne of undo) undoOne();
    };
  }, [all, t]);
  const opened = all[Number(overlay.value) - 1];
  const isOpen = opened?.getAttribute('role') === 'button';
  useEffect(() => {
    if (!opened || !isOpen) return undefined;
    // A dialog can't return the focus into a shadow root itself.
    return () => void requestAnimationFrame(() => opened.focus());
  }, [opened, isOpen]);
  if (!isOpen) return null;
  const images = all.filter((image) => image.getAttribute('role') === 'button');
  return (
    <LightBoxDialog
      images={images.map(({ src, alt }) => ({ src, alt }))}
      start={Math.max(0, images.indexOf(opened))}
      onClose={overlay.close}
    />
  );
}

/** Makes an image a button once it is loaded, unless it is a link or an icon. */
function makeButton(
  image: HTMLImageElement,
  t: TranslationFunction<(typeof addonsTranslationRef)['messages']>,
  { open, onReady }: { open: () => void; onReady: () => void },
): () => void {
  if (image.closest('a, button, summary, label, .twemoji, .emojione')) return () => undefined;
  const enable = (): void => {
    if (image.naturalWidth < MIN_SIZE || image.naturalHeight < MIN_SIZE) return;
    const label = image.alt === '' ? t('lightBox.openUnnamed') : t('lightBox.open', { name: image.alt });
    Object.assign(image, { tabIndex: 0, role: 'button', ariaLabel: label });
    image.style.cursor = 'zoom-in';
    onReady();
  };
  const onClick = (): void => {
    if (image.role === 'button') open();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (image.role !== 'button' || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    open();
  };
  if (image.complete) enable();
  image.addEventListener('load', enable);
  image.addEventListener('click', onClick);
  image.addEventListener('keydown', onKey);
  return () => {
    image.removeEventListener('load', enable);
    image.removeEventListener('click', onClick);
    image.removeEventListener('keydown', onKey);
    for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name);
    image.style.removeProperty('cursor');
  };
}
