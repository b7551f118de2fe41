import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useViewerText } from '../text/useViewerText';
import { resolveImageSource } from './resolveDocumentUrl';

/** An image in a document. If it is blocked or does not load, its alternative text is shown. */
export function DocumentImage({ image, baseUrl }: { image: Element; baseUrl: string | undefined }) {
  const t = useViewerText();
  const [hasFailed, setFailed] = useState(false);
  const address = image.getAttribute('src') ?? '';
  const alt = image.getAttribute('alt') ?? '';
  const source = resolveImageSource(address, baseUrl);
  if (source === undefined || hasFailed)
    return (
      <span data-image="" title={source === undefined ? t('markdown.imageBlocked') : address}>
        <ImageOff aria-hidden />
        {t('markdown.image', { alt: alt || address.slice(0, 80) })}
      </span>
    );
  return (
    <img
      src={source}
      alt={alt}
      title={image.getAttribute('title') ?? undefined}
      width={sizeOf(image, 'width')}
      height={sizeOf(image, 'height')}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

function sizeOf(image: Element, side: 'width' | 'height'): number | undefined {
  const size = Number(image.getAttribute(side));
  return Number.isInteger(size) && size > 0 && size < 4000 ? size : undefined;
}
