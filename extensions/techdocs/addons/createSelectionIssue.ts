import type { Issue } from '../tools/createIssueUrl';

/** The longest part of a selection in the title of an issue, in characters. */
const MAX_TITLE = 70;
/** Browsers and hosts refuse addresses of more than about 8,000 characters. */
const MAX_QUOTE = 1500;

/** Creates an issue about a selected text. Hosts show it as a form that the user completes. */
export function createSelectionIssue({
  text,
  source,
  page,
}: {
  text: string;
  source: string;
  page: string;
}): Issue {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const quote = truncate(text.trim(), MAX_QUOTE)
    .split('\n')
    .map((quoted) => `> ${quoted.trim()}`)
    .join('\n');
  return {
    title: `Documentation Feedback: ${truncate(line, MAX_TITLE)}`,
    body: `Page source:\n${source}\n\nPage:\n${page}\n\n${quote}\n\nFeedback:`,
  };
}

function truncate(text: string, length: number): string {
  // By code points, so that no emoji is cut in half.
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}
