import type { FetchApi } from '#sdk';
import { estimateDiagram } from './estimateDiagram';
import { listDiagrams, readDiagram } from './listDiagrams';
import { type Drawings, inlineDrawing } from '../transform/inlineDrawings';

/** A page waits for its first images for this time, in ms. */
const imageDelay = 500;
/** Further images are usually below the window. */
const mostImages = 4;

/** What {@link reserveSpace} needs. */
export interface ReserveOptions {
  /** The first part of a page, before it is inserted. */
  part: Element;
  /** The width of the content in px. */
  width: number;
  drawings: Drawings;
  /** Resolves when the browser has the cookie for the files of the site. */
  hasFiles: Promise<void>;
  fetchApi: FetchApi;
  signal: AbortSignal;
}

/** Returns the images of a part whose size is not in the markup. */
export function listUnsized(part: Element): HTMLImageElement[] {
  return [...part.querySelectorAll<HTMLImageElement>('img:not([width][height])')].slice(0, mostImages);
}

/**
 * Reserves the space of what is complete only after the text is shown, so that the text below does not move: diagrams get about the
 * height that they will have, and the first images are loaded, if that does not take long.
 */
export async function reserveSpace(options: ReserveOptions): Promise<void> {
  const { part, width } = options;
  for (const source of listDiagrams(part)) {
    source.dataset['docsReserved'] = '';
    source.style.setProperty('--docs-reserved', `${estimateDiagram(readDiagram(source), width)}px`);
  }
  const images = listUnsized(part);
  if (images.length === 0) return;
  await Promise.race([loadImages(images, options), pause(imageDelay)]);
}

async function loadImages(images: readonly HTMLImageElement[], options: ReserveOptions): Promise<void> {
  const { part, drawings, hasFiles, fetchApi, signal } = options;
  await hasFiles;
  // Images outside of the document load only if they belong to it and are not lazy.
  document.adoptNode(part);
  await Promise.all(
    images.map(async (image) => {
      const drawing = drawings.get(image);
      drawings.delete(image);
      if (drawing !== undefined) await inlineDrawing(image, drawing, fetchApi, signal);
      image.loading = 'eager';
      await hasSize(image);
    }),
  );
}

function hasSize(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    if (image.complete) resolve();
    else
      for (const event of ['load', 'error']) image.addEventListener(event, () => resolve(), { once: true });
  });
}

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, duration);
  });
}
