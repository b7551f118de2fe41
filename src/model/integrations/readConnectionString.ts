/**
 * Reads the connection string of a storage account at Azure: `Name=value;Name=value`. Values can contain `=`.
 *
 * @returns the values by name, such as `AccountName`. Empty if there are none.
 */
export function readConnectionString(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [, name, value] = /^\s*([^=]+)=(.*)$/s.exec(part) ?? [];
      return name !== undefined && value !== undefined ? [[name, value.trim()]] : [];
    }),
  );
}
