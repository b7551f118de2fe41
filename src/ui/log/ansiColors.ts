/** The colours that a terminal tells apart by name. */
export type AnsiColor = 'black' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white';

const names: readonly AnsiColor[] = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

/**
 * Gives the named colour that is nearest to what a line asks for. Only the named ones are drawn, in the shades of the theme: a
 * colour that was made for black is not readable on white.
 *
 * @param name as the parser calls it: `ansi-red`, `ansi-bright-red`, `ansi-palette-196`, `ansi-truecolor`
 * @param truecolor red, green and blue, where the name says so
 */
export function resolveAnsiColor(name: string | null, truecolor: string | null): AnsiColor | undefined {
  if (!name) return undefined;
  const plain = name.replace(/^ansi-(?:bright-)?/, '');
  const named = names.find((one) => one === plain);
  if (named) return named;
  const index = /^palette-(\d+)$/.exec(plain)?.[1];
  if (index !== undefined) return nearestName(...paletteColor(Number(index)));
  const [red, green, blue] = (truecolor ?? '').split(',').map(Number);
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : nearestName(red, green, blue);
}

type Rgb = [red: number, green: number, blue: number];

/** The 256 colours of terminals: 16 named ones, a cube of six steps a side, and greys. */
function paletteColor(index: number): Rgb {
  if (index < 16) return [index & 1, index & 2, index & 4].map((bit) => (bit ? 255 : 0)) as Rgb;
  if (index >= 232) return [index, index, index].map((grey) => 8 + (grey - 232) * 10) as Rgb;
  const cube = index - 16;
  return [Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((step) => step * 51) as Rgb;
}

/** A colour is its hue: a channel counts that has more than the middle between the least and the most. */
function nearestName(red: number, green: number, blue: number): AnsiColor {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  if (most - least < 40) return most < 100 ? 'black' : 'white';
  const middle = (most + least) / 2;
  const bits = Number(red > middle) + 2 * Number(green > middle) + 4 * Number(blue > middle);
  return names[bits] ?? 'white';
}
