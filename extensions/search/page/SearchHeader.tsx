import { Search } from 'lucide-react';
import { pluginHeaderActionsApiRef, useOptionalApi, useTitles } from '#sdk';
import { PageHeader, SupportButton } from '#ui';

/** The header of the search page: title and actions. */
export function SearchHeader({ title = 'Search' }: { title: string | undefined }) {
  const translateTitle = useTitles();
  const actions = useOptionalApi(pluginHeaderActionsApiRef)?.getPluginHeaderActions('search') ?? [];
  return (
    <PageHeader
      icon={<Search />}
      title={translateTitle(title)}
      actions={
        <>
          {actions}
          <SupportButton />
        </>
      }
    />
  );
}
