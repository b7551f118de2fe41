import { styled } from '@mui/material/styles';
import { FolderGit2, ShieldX, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ResponseError, useRouteRef, useTranslationRef } from '#sdk';
import { useQueryFailure, type QueryFailure } from '#extensions/catalog/components';
import {
  Content,
  EmptyState,
  KeyValueList,
  Page,
  PageHeader,
  RouterLink,
  SkeletonCard,
  SupportButton,
  space,
  useFormatNumber,
} from '#ui';
import { ScaffolderFailure } from '../failure/ScaffolderFailure';
import { repositoriesTranslationRef } from '../i18n/repositories/repositoriesTranslationRef';
import { repositoryReadPermission } from '../protocol/permissions';
import type { RepositoryContents } from '../protocol/repositories';
import { rootRouteRef } from '../routes';
import { CloneCard } from './CloneCard';
import { CommitsCard } from './CommitsCard';
import { FileView } from './FileView';
import { FolderView } from './FolderView';
import { createRepositoryPath, type RepositoryPlace } from './repositoryPaths';
import { useContents } from './useContents';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

/** Props of {@link RepositoryPage}. */
export interface RepositoryPageProps {
  /** The path of the pages of all repositories. */
  mountPath: string;
  /** Whether the route has no path of a file. */
  isRoot?: boolean;
}

/** The page of a repository on this machine: its files, and how to clone it. */
export function RepositoryPage({ mountPath, isRoot = false }: RepositoryPageProps) {
  const { owner = '', name = '', '*': rest = '' } = useParams();
  const place: RepositoryPlace = { owner, name, path: isRoot ? '' : rest.replace(/^\/+|\/+$/g, '') };
  const printPath = createRepositoryPath(mountPath, place);
  const query = useContents(place);
  const failure = useQueryFailure(query);
  return (
    <Page>
      <Header place={place} printPath={printPath} contents={query.data} />
      <Content>
        <Stack>
          <Body place={place} printPath={printPath} contents={query.data} failure={failure} />
        </Stack>
      </Content>
    </Page>
  );
}

interface PartProps {
  place: RepositoryPlace;
  printPath: (path: string) => string;
  contents: RepositoryContents | undefined;
}

function Header({ place: { owner, name, path }, printPath, contents }: PartProps) {
  const { t } = useTranslationRef(repositoriesTranslationRef);
  const formatNumber = useFormatNumber();
  const root = useRouteRef(rootRouteRef)?.();
  const repository = `${owner}/${name}`;
  const names = path === '' ? [] : path.split('/');
  const folders = names.slice(0, -1).map((label, index) => ({
    label,
    to: printPath(names.slice(0, index + 1).join('/')),
  }));
  const size = contents?.content.type === 'file' ? contents.content.size : undefined;
  return (
    <PageHeader
      icon={<FolderGit2 aria-hidden />}
      title={names.at(-1) ?? repository}
      titleText={path === '' ? repository : `${path} · ${repository}`}
      breadcrumbs={[
        { label: t('create'), ...(root !== undefined && { to: root }) },
        ...(path === '' ? [] : [{ label: repository, to: printPath('') }, ...folders]),
      ]}
      facts={
        <KeyValueList
          layout="line"
          items={[
            { id: 'branch', label: t('branch'), value: contents?.branch ?? '\u00A0' },
            {
              id: 'size',
              label: t('size'),
              value: size !== undefined && t('bytes', { count: formatNumber(size) }),
            },
          ]}
        />
      }
      actions={<SupportButton />}
    />
  );
}

function Body({ place, printPath, contents, failure }: PartProps & { failure: QueryFailure | undefined }) {
  if (!contents)
    return failure ? <LoadFailure place={place} printPath={printPath} failure={failure} /> : <SkeletonCard />;
  const { content, commits, remoteUrl } = contents;
  if (content.type === 'file') return <FileView path={place.path} text={content.text} />;
  return (
    <>
      {place.path === '' && <CloneCard remoteUrl={remoteUrl} />}
      <FolderView place={place} printPath={printPath} {...content} />
      {commits.length > 0 && <CommitsCard commits={commits} />}
    </>
  );
}

function LoadFailure({
  place: { owner, name, path },
  printPath,
  failure,
}: Omit<PartProps, 'contents'> & { failure: QueryFailure }) {
  const { t } = useTranslationRef(repositoriesTranslationRef);
  const { error } = failure;
  const status = error instanceof ResponseError ? error.status : undefined;
  const toRoot: ReactNode = path !== '' && <RouterLink to={printPath('')}>{t('toRoot')}</RouterLink>;
  if (status === 404)
    return (
      <EmptyState
        icon={<Unplug aria-hidden />}
        title={t('notFound')}
        description={t('notFoundHint', { name: `${owner}/${name}` })}
        action={toRoot}
      />
    );
  if (status === 403)
    return (
      <EmptyState
        icon={<ShieldX aria-hidden />}
        title={t('denied')}
        description={t('deniedHint', { permission: repositoryReadPermission.name })}
      />
    );
  return <ScaffolderFailure title={t('failed')} {...failure} />;
}
