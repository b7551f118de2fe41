import { describe, expect, it } from 'vitest';
import { readImageSize } from './readImageSize';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

describe('the size of an image', () => {
  it.each([
    ['PNG', '89504e470d0a1a0a 0000000d49484452 00000280 00000168', 640, 360],
    ['GIF', '474946383961 8002 6801', 640, 360],
    ['JPEG', 'ffd8 ffe0 0004 0000 ffc2 0011 08 0168 0280 03', 640, 360],
    ['WebP with alpha', '52494646 00000000 57454250 56503858 0a000000 10000000 7f0200 670100', 640, 360],
    ['lossless WebP', '52494646 00000000 57454250 5650384c 00000000 2f 7fc25900', 640, 360],
    ['lossy WebP', '52494646 00000000 57454250 56503820 00000000 000000 9d012a 8002 6801', 640, 360],
  ])('is in the first bytes of a %s', (_kind, hex, width, height) => {
    expect(readImageSize(bytes(hex))).toEqual({ width, height });
  });

  it.each([
    ['an empty file', ''],
    ['a PNG that ends early', '89504e470d0a1a0a'],
    ['a JPEG without a frame', 'ffd8 ffe0 0004 0000 ffd9 0002'],
    ['an SVG', '3c737667 20786d6c 6e733d22'],
    ['a GIF without a size', '474946383961 0000 0000'],
  ])('is not known of %s', (_kind, hex) => {
    expect(readImageSize(bytes(hex))).toBeUndefined();
  });
});
