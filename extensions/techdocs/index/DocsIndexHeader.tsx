import { BookOpenText } from 'lucide-react';
import { pluginHeaderActionsApiRef, useOptionalApi, useTitles } from '#sdk';
import { PageHeader } from '#ui';

/** The header of the list of documentation: title and actions. */
export function DocsIndexHeader({ title = 'Documentation' }: { title: string | undefined }) {
  const translateTitle = useTitles();
  const actions = useOptionalApi(pluginHeaderActionsApiRef)?.getPluginHeaderActions('techdocs') ?? [];
  return <PageHeader icon={<BookOpenText />} title={translateTitle(title)} actions={actions} />;
}
