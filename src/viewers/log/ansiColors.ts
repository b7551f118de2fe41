/** The named terminal colors. */
export type AnsiColor = 'black' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white';

const names: readonly AnsiColor[] = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

/**
 * Returns the nearest named color. Only named colors are rendered, in shades of the theme, because a color chosen for a black
 * terminal is not readable on white.
 *
 * @param name the class from the parser: `ansi-red`, `ansi-bright-red`, `ansi-palette-196`, `ansi-truecolor`
 * @param truecolor red, green and blue, if the name is `ansi-truecolor`
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

/** Returns one of the 256 terminal colors: 16 named colors, a cube of 6×6×6 colors, and grays. */
function paletteColor(index: number): Rgb {
  if (index < 16) return [index & 1, index & 2, index & 4].map((bit) => (bit ? 255 : 0)) as Rgb;
  if (index >= 232) return [index, index, index].map((gray) => 8 + (gray - 232) * 10) as Rgb;
  const cube = index - 16;
  return [Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((step) => step * 51) as Rgb;
}

/** Reduces a color to its hue: a channel is on if it is above the middle between the lowest and the highest channel. */
function nearestName(red: number, green: number, blue: number): AnsiColor {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  if (most - least < 40) return most < 100 ? 'black' : 'white';
  const middle = (most + least) / 2;
  const bits = Number(red > middle) + 2 * Number(green > middle) + 4 * Number(blue > middle);
  return names[bits] ?? 'white';
}
