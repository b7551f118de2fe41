import { Puzzle } from 'lucide-react';
import { pluginHeaderActionsApiRef, useOptionalApi, useTitles } from '#sdk';
import { PageHeader, SupportButton } from '#ui';
import { RegisterApiButton } from './RegisterApiButton';

/** The header of the list of APIs: title and actions. */
export function ApiExplorerHeader({ title = 'APIs' }: { title: string | undefined }) {
  const translateTitle = useTitles();
  const actions = useOptionalApi(pluginHeaderActionsApiRef)?.getPluginHeaderActions('api-docs') ?? [];
  return (
    <PageHeader
      icon={<Puzzle />}
      title={translateTitle(title)}
      actions={
        <>
          {actions}
          <RegisterApiButton />
          <SupportButton />
        </>
      }
    />
  );
}
