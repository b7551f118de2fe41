/** How many characters wide a tab is at most. */
export const tabSize = 4;

/** Returns the width of the longest line, in characters of a monospace font. */
export function countColumns(code: string): number {
  let longest = 0;
  let columns = 0;
  for (let index = 0; index < code.length; index += 1) {
    const unit = code.charCodeAt(index);
    if (unit === lineFeed) columns = 0;
    else columns += unit === tab ? tabSize - (columns % tabSize) : isWide(unit) ? 2 : 1;
    if (columns > longest) longest = columns;
  }
  return longest;
}

const lineFeed = 10;
const tab = 9;

/** Whether a character is wide, such as those of Chinese, Japanese and Korean. The two halves of a surrogate pair are one character. */
function isWide(unit: number): boolean {
  return (
    (unit >= 0x2e80 && unit < 0xd800) ||
    (unit >= 0xf900 && unit < 0xfb00) ||
    (unit >= 0xff00 && unit < 0xff61)
  );
}
