import { printHeading } from '../reader/frame/printHeading';
import type { ToolContext } from './ToolContext';
import { createIssueUrl } from './createIssueUrl';

/** Links of Material for MkDocs and of the generator to the source of a page. */
export const EDIT_LINK = '.md-content a:is([rel~="edit"], .md-content__button[title^="Edit this page"])';

/** Names the link that edits the source of a page, and adds one beside it that reports what is wrong or missing in the page. */
export function addPageActions(root: ShadowRoot, { t, findIssueHost }: ToolContext): () => void {
  const edit = root.querySelector<HTMLAnchorElement>(EDIT_LINK);
  if (!edit?.href) return () => undefined;
  const { href, title, childNodes } = edit;
  const children = [...childNodes];
  edit.replaceChildren(t('page.edit'));
  edit.title = t('page.edit');
  let feedback: HTMLAnchorElement | undefined;
  let isOver = false;
  const addFeedback = async (): Promise<void> => {
    const host = await findIssueHost(href);
    const heading = root.querySelector('.md-content h1');
    const issueUrl = createIssueUrl(href, host, {
      title: `Documentation Feedback: ${heading ? printHeading(heading) : ''}`,
      body: `Page source:\n${href}\n\nFeedback:`,
    });
    if (issueUrl === undefined || isOver) return;
    feedback = createFeedbackLink(issueUrl, t);
    edit.before(feedback);
  };
  void addFeedback();
  return () => {
    isOver = true;
    feedback?.remove();
    edit.title = title;
    edit.replaceChildren(...children);
  };
}

function createFeedbackLink(href: string, t: ToolContext['t']): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'md-content__button';
  link.id = 'git-feedback-link';
  link.dataset['docsFeedback'] = '';
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.title = t('page.feedbackTitle');
  link.textContent = t('page.feedback');
  return link;
}
