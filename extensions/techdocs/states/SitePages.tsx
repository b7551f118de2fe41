import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { type CompoundEntityRef, stringifyEntityRef } from '#model';
import { useApi, useTranslationRef } from '#sdk';
import { RouterLink, space } from '#ui';
import { encodePagePath } from '../client/encodePagePath';
import { techdocsApiRef } from '../client/TechDocsApi';
import { readerTranslationRef } from '../i18n/reader/readerTranslationRef';

/** Props of {@link SitePages}. */
export interface SitePagesProps {
  entityRef: CompoundEntityRef;
  sitePath: string;
}

const mostPages = 20;

const Pages = styled('nav')({
  justifySelf: 'center',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '& > ul': { display: 'grid', gap: space[1], margin: `${space[1]}px 0 0`, paddingInlineStart: space[4] },
});

/** Lists pages of a site that has no first page, which would lead to them. */
export function SitePages({ entityRef, sitePath }: SitePagesProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const api = useApi(techdocsApiRef);
  const { data } = useQuery({
    queryKey: ['techdocs', 'pages', stringifyEntityRef(entityRef)],
    queryFn: ({ signal }) => api.getTechDocsMetadata(entityRef, { signal }),
    retry: false,
  });
  const paths = listPagePaths(data?.files ?? []);
  if (paths.length === 0) return null;
  return (
    <Pages aria-label={t('pages')}>
      {t('pages')}
      <ul>
        {paths.slice(0, mostPages).map((path) => (
          <li key={path}>
            <RouterLink to={`${sitePath}/${encodePagePath(path)}/`}>{path}</RouterLink>
          </li>
        ))}
      </ul>
    </Pages>
  );
}

/** Returns the paths of the pages among the files of a site. */
function listPagePaths(files: readonly string[]): string[] {
  return files.flatMap((file) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? []);
}
