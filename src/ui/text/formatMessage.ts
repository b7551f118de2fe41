/** Values that fill the braces of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Fills `{{name}}` in a message. An unknown name stays as it is, so that the mistake can be seen. */
export function formatMessage(message: string, values: MessageValues = {}): string {
  return message.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
