import { openLocalStore } from '#extensions/app-apis';

/** The sizes of text that users can choose, in percent. */
export const textSizes: readonly number[] = [90, 100, 115, 130, 150];

const defaultTextSize = 100;

const KEY = 'techdocs-text-size';

/** Returns the size of the text in percent. It is stored in the browser, because screens differ. */
export function readTextSize(): number {
  const size = Number(openLocalStore().read(KEY));
  return textSizes.includes(size) ? size : defaultTextSize;
}

/** Stores the size of the text. */
export function writeTextSize(size: number): void {
  openLocalStore().write(KEY, String(size));
}

/** Calls a function when the size of the text changes, also in another tab. Returns the function that stops it. */
export function listenToTextSize(onChange: () => void): () => void {
  return openLocalStore().listen((key) => {
    if (key === KEY || key === undefined) onChange();
  });
}

/** Gives the content the stored size, now and after each change. */
export function applyTextSize({ host }: ShadowRoot): () => void {
  const { style } = host as HTMLElement;
  const apply = (): void => {
    const size = readTextSize();
    if (size === defaultTextSize) style.removeProperty('--docs-text-scale');
    else style.setProperty('--docs-text-scale', `${size / 100}`);
  };
  apply();
  return listenToTextSize(apply);
}
