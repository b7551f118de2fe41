import { styled } from '@mui/material/styles';
import { CornerLeftUp, FileText, Folder, FolderGit2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslationRef } from '#sdk';
import {
  IconText,
  InfoCard,
  RouterLink,
  SkeletonCard,
  height,
  resolveTokens,
  space,
  useFormatNumber,
} from '#ui';
import { Markdown } from '#viewers/markdown';
import { repositoriesTranslationRef } from '../i18n/repositories/repositoriesTranslationRef';
import type { RepositoryContents } from '../protocol/repositories';
import { isMarkdown, joinEntry, type RepositoryPlace } from './repositoryPaths';
import { useContents } from './useContents';

/** Props of {@link FolderView}. */
export interface FolderViewProps extends Extract<RepositoryContents['content'], { type: 'folder' }> {
  place: RepositoryPlace;
  printPath: (path: string) => string;
}

const Rows = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      minHeight: height.control + 4,
      padding: `${space[1]}px ${space[4]}px`,
      borderTop: `1px solid ${tokens.line.subtle}`,
      overflowWrap: 'anywhere',
    },
    '& svg': { color: tokens.text.secondary },
    '& small': { color: tokens.text.secondary },
  };
});

const icons = {
  folder: <Folder aria-hidden />,
  file: <FileText aria-hidden />,
  module: <FolderGit2 aria-hidden />,
};

/** The entries of a folder, and its README. */
export function FolderView({ place, printPath, entries, total }: FolderViewProps) {
  const { t } = useTranslationRef(repositoriesTranslationRef);
  const formatNumber = useFormatNumber();
  const readme = entries.find(({ name, type }) => type === 'file' && /^readme\.(?:md|markdown)$/i.test(name));
  const parent = place.path.split('/').slice(0, -1).join('/');
  const isCut = entries.length < total;
  return (
    <>
      <InfoCard
        title={t('files')}
        count={total}
        flush
        {...(isCut && {
          footer: t('tooMany', { shown: formatNumber(entries.length), total: formatNumber(total) }),
        })}
      >
        <Rows>
          {place.path !== '' && (
            <Row icon={<CornerLeftUp aria-hidden />}>
              <RouterLink to={printPath(parent)}>{t('parent')}</RouterLink>
            </Row>
          )}
          {entries.map(({ name, type }) => (
            <Row key={name} icon={icons[type]}>
              {type === 'module' ? (
                <span>
                  <bdi>{name}</bdi> <small>{t('module')}</small>
                </span>
              ) : (
                <RouterLink to={printPath(joinEntry(place.path, name))}>
                  <bdi>{name}</bdi>
                </RouterLink>
              )}
            </Row>
          ))}
        </Rows>
      </InfoCard>
      {readme && (
        <Readme place={{ ...place, path: joinEntry(place.path, readme.name) }} printPath={printPath} />
      )}
    </>
  );
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <IconText icon={icon}>{children}</IconText>
    </li>
  );
}

/** A README below its folder. If it does not load, its row in the list leads to the failure. */
function Readme({ place, printPath }: Pick<FolderViewProps, 'place' | 'printPath'>) {
  const { data, isPending } = useContents(place);
  const text = data?.content.type === 'file' ? data.content.text : undefined;
  if (isPending) return <SkeletonCard />;
  if (text === undefined || !isMarkdown(place.path)) return null;
  return (
    <InfoCard title={place.path.split('/').at(-1)}>
      <Markdown content={text} headingLevel={3} baseUrl={printBaseUrl(printPath(place.path))} />
    </InfoCard>
  );
}

/** The URL that relative links in a document start from. */
export function printBaseUrl(path: string): string {
  return new URL(path, window.location.href).href;
}
