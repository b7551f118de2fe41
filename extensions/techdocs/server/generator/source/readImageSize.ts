/** The size of an image in px. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Reads the size of a PNG, GIF, JPEG or WebP image from its first bytes. Returns `undefined` for other files. */
export function readImageSize(file: Uint8Array): ImageSize | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    const size = readPng(view) ?? readGif(view) ?? readWebp(view) ?? readJpeg(view);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The file is shorter than its header says.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readPng(view: DataView): ImageSize | undefined {
  if (view.getUint32(0) !== 0x89_50_4e_47) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function readGif(view: DataView): ImageSize | undefined {
  if (view.getUint32(0) !== 0x47_49_46_38) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function readWebp(view: DataView): ImageSize | undefined {
  if (view.getUint32(0) !== 0x52_49_46_46 || view.getUint32(8) !== 0x57_45_42_50) return undefined;
  const readUint24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (view.getUint32(12)) {
    case 0x56_50_38_58: // VP8X
      return { width: readUint24(24) + 1, height: readUint24(27) + 1 };
    case 0x56_50_38_4c: {
      // VP8L
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    default: // VP8
      return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
  }
}

function readJpeg(view: DataView): ImageSize | undefined {
  if (view.getUint16(0) !== 0xff_d8) return undefined;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}
