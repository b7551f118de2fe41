/** Bytes of a file as text, or where the first byte stands that is no UTF-8. */
export type DecodedText = { text: string } | { badLine: number; badColumn: number };

/** Decodes UTF-8 strictly and drops a byte order mark. Any other encoding is refused instead of guessed. */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return findBadByte(bytes);
  }
}

/** Searches for the longest prefix that decodes; only runs for broken files. */
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

/** A prefix may end inside a character: in streaming mode that is no error yet. */
function isDecodable(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
