/** Where GitHub, Azure DevOps and GitLab look for the file, in this order. */
export const codeownersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'];

/**
 * Returns the refs that the owners of the whole repository could have in the catalog, the most likely first. The last rule for `*`
 * counts. `@org/team` is a group, `@name` a group or a user, and an email address a user.
 */
export function readCodeowners(text: string): string[] {
  const rules = text
    .split('\n')
    .map((line) =>
      line
        .replace(/(^|\s)#.*/, '')
        .trim()
        .split(/\s+/),
    )
    .filter(([pattern]) => pattern !== undefined && ['*', '/', '/*', '**', '/**'].includes(pattern));
  return rules.at(-1)?.slice(1).flatMap(listRefs) ?? [];
}

function listRefs(owner: string): string[] {
  const name = owner.toLowerCase();
  const team = /^@[^/]+\/(.+)$/.exec(name)?.[1];
  if (team !== undefined) return [`group:default/${team.split('/').at(-1) ?? team}`];
  if (name.startsWith('@')) return [`user:default/${name.slice(1)}`, `group:default/${name.slice(1)}`];
  const mailbox = /^([^@\s]+)@[^@\s]+$/.exec(name)?.[1];
  return mailbox === undefined ? [] : [`user:default/${mailbox}`];
}
