import type { ActionExample } from '#backend';

/** Returns an example of an action that creates a repository. `inputs` are the lines of further inputs. */
export function publishExample(
  action: string,
  description: string,
  repoUrl: string,
  inputs: readonly string[] = [],
): ActionExample {
  return {
    description,
    example: `steps:
  - action: ${action}
    id: publish
    name: Create the repository
    input:
      repoUrl: ${repoUrl}
${inputs.map((line) => `      ${line}\n`).join('')}`,
  };
}
