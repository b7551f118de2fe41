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
  /** Whether the entity could not be loaded either. */
  isUnknown: boolean;
  onRetry: () => void;
}

const States = styled('div')({ display: 'grid', gap: space[3] });

/** Shown instead of a page that cannot be shown. */
export function MissingPage(props: MissingPageProps) {
  const { entityRef, path, sitePath, error, syncError, log, isUnknown, onRetry } = props;
  const { t } = useTranslationRef(readerTranslationRef);
  const status = error instanceof ResponseError ? error.status : undefined;
  const isNotFound = status === 404 || (error instanceof TypeError && error.message.includes('..'));
  // The same answer to all requests is shown once.
  const buildError = isUnknown || syncError?.message === error?.message ? undefined : syncError;
  const wasNotBuilt = log.length === 0;
  return (
    <States>
      {isNotFound || error === undefined ? (
        <NotFound
          path={path}
          sitePath={sitePath}
          isUnknown={isUnknown}
          problem={wasNotBuilt ? buildError?.message : undefined}
        />
      ) : (
        <ErrorPanel
          title={status !== undefined && status >= 500 ? t('failed.backend') : t('failed.load')}
          error={error}
          onRetry={onRetry}
        />
      )}
      {buildError && !(isNotFound && wasNotBuilt) && (
        <Banner severity="error">
          {t('sync.buildFailed')} {buildError.message}
        </Banner>
      )}
      {isNotFound && path === '' && !isUnknown && !syncError && (
        <SitePages entityRef={entityRef} sitePath={sitePath} />
      )}
      <BuildLog lines={log} isLive={false} />
    </States>
  );
}

interface NotFoundProps extends Pick<MissingPageProps, 'path' | 'sitePath' | 'isUnknown'> {
  /** Why there is nothing to build. */
  problem: string | undefined;
}

function NotFound({ path, sitePath, isUnknown, problem }: NotFoundProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const isExternal = useApi(configApiRef).getOptionalString('techdocs.builder') === 'external';
  const index = useRouteRef(docsIndexRouteRef)?.();
  const external = isExternal ? ` ${t('notFound.external')}` : '';
  const missing =
    path === '' ? `${t('notFound.description')} ${t('notFound.noIndex')}` : t('notFound.description');
  const description = isUnknown ? t('notFound.unknown') : (problem ?? missing);
  return (
    <EmptyState
      icon={<FileX aria-hidden />}
      title={isUnknown || problem !== undefined ? t('notFound.title') : t('notFound.page')}
      description={`${description}${external}`}
      action={
        path === '' || isUnknown || problem !== undefined ? (
          index !== undefined && <RouterLink to={index}>{t('notFound.all')}</RouterLink>
        ) : (
          <RouterLink to={sitePath}>{t('notFound.first')}</RouterLink>
        )
      }
    />
  );
}
