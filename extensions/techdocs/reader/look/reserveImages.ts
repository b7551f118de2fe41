/** The sizes of images that were loaded, by address. Images of documentation have no size in the markup if MkDocs built the page. */
const sizes = new Map<string, readonly [width: number, height: number]>();

const MAX_SIZES = 1000;

/** Reserves the space of images whose size is known from an earlier visit, and remembers the size of the others. */
export function reserveImages(root: ShadowRoot): () => void {
  for (const image of root.querySelectorAll<HTMLImageElement>('.md-content img')) {
    const size = sizes.get(image.src);
    image.decoding = 'async';
    if (size && !image.hasAttribute('width') && !image.hasAttribute('height')) {
      image.setAttribute('width', `${size[0]}`);
      image.setAttribute('height', `${size[1]}`);
    }
  }
  const remember = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || target.naturalWidth === 0) return;
    if (sizes.size >= MAX_SIZES) sizes.clear();
    sizes.set(target.src, [target.naturalWidth, target.naturalHeight]);
  };
  root.addEventListener('load', remember, { capture: true });
  return () => root.removeEventListener('load', remember, { capture: true });
}
