import { describe, expect, it } from 'vitest';
import { createIssueUrl } from './createIssueUrl';

const issue = { title: 'A & b', body: 'Page source:\nx' };

describe('the address of a new issue', () => {
  it('has the title and the body as GitHub expects them', () => {
    expect(createIssueUrl('https://github.com/acme/web/edit/main/docs/a.md', 'github', issue)).toBe(
      'https://github.com/acme/web/issues/new?title=A%20%26%20b&body=Page%20source%3A%0Ax',
    );
  });

  it.each([
    'https://gitlab.acme.io/platform/tools/web/-/edit/main/docs/a.md',
    'https://gitlab.acme.io/platform/tools/web/edit/main/docs/a.md',
  ])('has the title and the body as GitLab expects them: %s', (source) => {
    expect(createIssueUrl(source, 'gitlab', issue)).toBe(
      'https://gitlab.acme.io/platform/tools/web/issues/new?issue[title]=A%20%26%20b&issue[description]=Page%20source%3A%0Ax',
    );
  });

  it.each([
    ['another host', 'https://bitbucket.org/acme/web/src/main/a.md', undefined],
    ['an address without a repository', 'https://github.com/acme', 'github'],
    ['an address that is not one', 'main/a.md', 'github'],
    ['a script', 'javascript://github.com/a/b/edit/main', 'github'],
  ] as const)('does not exist for %s', (_case, source, host) => {
    expect(createIssueUrl(source, host, issue)).toBeUndefined();
  });
});
