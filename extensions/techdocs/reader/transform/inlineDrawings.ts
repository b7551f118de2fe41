import type { FetchApi } from '#sdk';

/** The address of a drawing. */
export interface DrawingAddress {
  url: string;
  /** As it is in the page. */
  written: string;
}

/** Images that are loaded as text and shown as data, with their addresses. The addresses are not in an attribute, because authors could set it. */
export type Drawings = Map<HTMLImageElement, DrawingAddress>;

/** Loads the SVG images of the site as text, and shows them as data. Images that are not shown are left out. */
export async function inlineDrawings(
  drawings: Drawings,
  fetchApi: FetchApi,
  signal: AbortSignal,
): Promise<void> {
  const images = [...drawings].filter(([image]) => image.isConnected);
  drawings.clear();
  await Promise.all(images.map(([image, address]) => inlineDrawing(image, address, fetchApi, signal)));
}

/** Loads an SVG image. One that cannot be loaded gets the text 'Error: {address as it is in the page}'. */
export async function inlineDrawing(
  image: HTMLImageElement,
  { url, written }: DrawingAddress,
  fetchApi: FetchApi,
  signal: AbortSignal,
): Promise<void> {
  try {
    const response = await fetchApi.fetch(url, { credentials: 'include', signal });
    if (!response.ok) throw new Error(String(response.status));
    image.src = `data:image/svg+xml;base64,${encodeBase64(await response.text())}`;
  } catch {
    if (!signal.aborted) image.alt = `Error: ${written}`;
  }
}

function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
}
