import { type ConfigPath, printConfigPath } from '#diagnostics';

/** One validation error of a config: a message, and the path of the value. */
export interface ConfigIssue {
  message: string;
  path: ConfigPath;
}

/** Prints a validation error, for example `'links[0].url' must be a string, but is a number`. */
export function printConfigIssue({ message, path }: ConfigIssue): string {
  const subject = path.length > 0 ? `'${printConfigPath(path)}'` : 'it';
  if (/^(?:must|is|has)\b/.test(message)) return `${subject} ${message}`;
  return path.length > 0 ? `${message} at ${subject}` : message;
}
