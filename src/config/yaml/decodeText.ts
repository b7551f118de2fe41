/** Decoded text, or the place of the first byte that is not valid UTF-8. */
export type DecodedText = { text: string } | { badLine: number; badColumn: number };

/** Decodes UTF-8 and removes a byte order mark. Rejects other encodings instead of guessing. */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return findBadByte(bytes);
  }
}

/** Finds the longest prefix that can be decoded. Only runs for invalid files. */
function findBadByte(bytes: Uint8Array): DecodedText {
  let good = 0;
  let bad = bytes.length;
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (isDecodable(bytes.subarray(0, middle))) good = middle;
    else bad = middle - 1;
  }
  const before = new TextDecoder('utf-8').decode(bytes.subarray(0, good));
  const lines = before.split('\n');
  return { badLine: lines.length, badColumn: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Whether a prefix can be decoded. It can end inside a character, which is not an error in streaming mode. */
function isDecodable(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
