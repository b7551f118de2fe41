/** Whether nothing should be loaded ahead of time: the connection is slow, or the user saves data. */
export function isFrugal(): boolean {
  const { connection } = globalThis.navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}
