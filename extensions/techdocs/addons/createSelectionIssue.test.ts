import { describe, expect, it } from 'vitest';
import { createSelectionIssue } from './createSelectionIssue';

const source = 'https://github.com/acme/web/edit/main/docs/a.md';
const page = 'https://portal.acme.io/docs/default/component/web/a';

describe('an issue about a selected text', () => {
  it('quotes the text, and names the page and its source', () => {
    expect(createSelectionIssue({ text: ' One\n  two ', source, page })).toEqual({
      title: 'Documentation Feedback: One two',
      body: `Page source:\n${source}\n\nPage:\n${page}\n\n> One\n> two\n\nFeedback:`,
    });
  });

  it('has at most 70 characters of the text in its title', () => {
    const { title } = createSelectionIssue({ text: 'x'.repeat(71), source, page });
    expect(title).toBe(`Documentation Feedback: ${'x'.repeat(70)}...`);
    expect(createSelectionIssue({ text: '😀'.repeat(70), source, page }).title).toBe(
      `Documentation Feedback: ${'😀'.repeat(70)}`,
    );
  });
});
