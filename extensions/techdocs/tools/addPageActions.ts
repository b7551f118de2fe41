import { printHeading } from '../reader/frame/printHeading';
import type { ToolContext } from './ToolContext';
import { createIssueUrl } from './createIssueUrl';

/** Links of Material for MkDocs and of the generator to the source of a page. */
export const EDIT_LINK =
  '.md-content a.md-content__button[title^="Edit this page"], .md-content a[rel="edit"]';

/** Puts the links of a page beside its title: to edit its source, and to report what is wrong or missing in it. */
export function addPageActions(root: ShadowRoot, { t, findIssueHost }: ToolContext): () => void {
  const edit = root.querySelector<HTMLAnchorElement>(EDIT_LINK);
  const parent = edit?.parentElement;
  if (!edit || !parent || !edit.href) return () => undefined;
  const children = [...edit.childNodes];
  edit.replaceChildren(t('page.edit'));
  const bar = document.createElement('div');
  bar.dataset['docsTool'] = 'actions';
  edit.replaceWith(bar);
  bar.append(edit);
  const { href } = edit;
  const heading = root.querySelector('.md-content h1');
  const issueUrl = createIssueUrl(href, findIssueHost?.(href), {
    title: `Documentation Feedback: ${heading ? printHeading(heading) : ''}`,
    body: `Page source:\n${href}\n\nFeedback:`,
  });
  if (issueUrl !== undefined) {
    const feedback = document.createElement('a');
    feedback.className = 'md-content__button';
    feedback.id = 'git-feedback-link';
    feedback.dataset['docsFeedback'] = '';
    feedback.href = issueUrl;
    feedback.target = '_blank';
    feedback.rel = 'noopener noreferrer';
    feedback.title = t('page.feedbackTitle');
    feedback.textContent = t('page.feedback');
    bar.append(feedback);
  }
  return () => {
    edit.replaceChildren(...children);
    bar.replaceWith(edit);
  };
}
