/** Returns the number of an item in its list, from 1. Undefined for other values. */
export function itemNumber({ path }: { path: ReadonlyArray<string | number> }): number | undefined {
  const key = path.at(-1);
  return typeof key === 'number' ? key + 1 : undefined;
}

/** Returns the title of an item with its number, such as 'Pages 1'. The form library appends '-1' to the title of the list. */
export function numberTitle(title: string, number: number | undefined): string {
  if (number === undefined || title === '') return title;
  const suffix = `-${number}`;
  return `${title.endsWith(suffix) ? title.slice(0, -suffix.length) : title} ${number}`;
}
