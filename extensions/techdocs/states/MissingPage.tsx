import { styled } from '@mui/material/styles';
import { FileX } from 'lucide-react';
import type { CompoundEntityRef } from '#model';
import { configApiRef, ResponseError, useApi, useRouteRef, useTranslationRef } from '#sdk';
import { Banner, EmptyState, ErrorPanel, RouterLink, space } from '#ui';
import { readerTranslationRef } from '../i18n/reader/readerTranslationRef';
import { docsIndexRouteRef } from '../routes';
import { BuildLog } from './BuildLog';
import { SitePages } from './SitePages';

/** Props of {@link MissingPage}. */
export interface MissingPageProps {
  entityRef: CompoundEntityRef;
  path: string;
  sitePath: string;
  error: Error | undefined;
  syncError: Error | undefined;
  log: readonly string[];
  /** Why the entity could not be loaded either. */
  entityError: Error | undefined;
  onRetry: () => void;
}

const States = styled('div')({ display: 'grid', gap: space[3] });

/** Shown instead of a page that cannot be shown. */
export function MissingPage(props: MissingPageProps) {
  const { entityRef, path, sitePath, error, entityError, syncError, log, onRetry } = props;
  const { t } = useTranslationRef(readerTranslationRef);
  if (isMissingPlugin(entityError))
    return <EmptyState icon={<FileX aria-hidden />} title={t('notFound.noPlugin')} />;
  const isUnknown = statusOf(entityError) === 404;
  const isNotFound =
    error === undefined ||
    statusOf(error) === 404 ||
    (error instanceof TypeError && error.message.includes('..'));
  const failure = isNotFound ? (isUnknown ? undefined : entityError) : error;
  if (failure)
    return (
      <States>
        <ErrorPanel
          title={(statusOf(failure) ?? 0) >= 500 ? t('failed.backend') : t('failed.load')}
          error={failure}
          onRetry={onRetry}
        />
        {/* The same answer to all requests is shown once. */}
        <FailedBuild error={syncError?.message === failure.message ? undefined : syncError} log={log} />
      </States>
    );
  return (
    <States>
      <NotFound path={path} sitePath={sitePath} isUnknown={isUnknown} />
      {!isUnknown && <FailedBuild error={syncError} log={log} />}
      {path === '' && !isUnknown && !syncError && <SitePages entityRef={entityRef} sitePath={sitePath} />}
    </States>
  );
}

function FailedBuild({ error, log }: { error: Error | undefined; log: readonly string[] }) {
  const { t } = useTranslationRef(readerTranslationRef);
  return (
    <>
      {error && (
        <Banner severity="error">
          {t('sync.buildFailed')} {error.message}
        </Banner>
      )}
      <BuildLog lines={log} isLive={false} />
    </>
  );
}

interface NotFoundProps extends Pick<MissingPageProps, 'path' | 'sitePath'> {
  /** Whether the entity does not exist either. */
  isUnknown: boolean;
}

function NotFound({ path, sitePath, isUnknown }: NotFoundProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const builder = useApi(configApiRef).getOptionalString('techdocs.builder') ?? 'local';
  const index = useRouteRef(docsIndexRouteRef)?.();
  const sentences = isUnknown
    ? [t('notFound.unknown')]
    : [
        t('notFound.page'),
        path === '' && t('notFound.noIndex'),
        builder !== 'local' && t('notFound.external'),
      ];
  return (
    <EmptyState
      icon={<FileX aria-hidden />}
      title={t('notFound.title')}
      description={sentences.filter(Boolean).join(' ')}
      action={
        path === '' || isUnknown ? (
          index !== undefined && <RouterLink to={index}>{t('notFound.all')}</RouterLink>
        ) : (
          <RouterLink to={sitePath}>{t('notFound.first')}</RouterLink>
        )
      }
    />
  );
}

function statusOf(error: Error | undefined): number | undefined {
  return error instanceof ResponseError ? error.status : undefined;
}

/** Whether an error says that the backend has no documentation: a 404 without an error in its body. */
function isMissingPlugin(error: Error | undefined): boolean {
  return error instanceof ResponseError && error.status === 404 && error.errorName === undefined;
}
