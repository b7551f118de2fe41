import { useParams } from 'react-router-dom';
import { NotFoundErrorPage } from '#sdk';
import { Content, Page } from '#ui';
import type { SearchPageParts } from '../blueprints/searchPageParts';
import { UrlSearchProvider } from '../state/SearchContextProvider';
import { SearchHeader } from './SearchHeader';
import { SearchLayout } from './SearchLayout';

/** Props of {@link SearchPage}. */
export interface SearchPageProps {
  /** The title in the configuration. */
  title: string | undefined;
  parts: SearchPageParts;
}

/** The search page. Its state is in the URL. It has no pages below its path. */
export function SearchPage({ title, parts }: SearchPageProps) {
  const { '*': subPath = '' } = useParams();
  if (subPath !== '') return <NotFoundErrorPage />;
  return (
    <UrlSearchProvider noTrack={parts.noTrack}>
      <Page>
        <SearchHeader title={title} />
        <Content>
          <SearchLayout parts={parts} />
        </Content>
      </Page>
    </UrlSearchProvider>
  );
}
