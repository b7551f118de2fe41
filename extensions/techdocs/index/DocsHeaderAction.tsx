import { SupportButton } from '#ui';

/** What the headers of the plugin's pages contain: the support contacts. */
export function DocsHeaderAction() {
  return <SupportButton />;
}
