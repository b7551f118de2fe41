import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useState } from 'react';
import { useTranslationRef } from '#sdk';
import {
  CopyButton,
  EmptyState,
  SafeLink,
  SkeletonText,
  StatusBadge,
  fontFamily,
  fontSize,
  radius,
  rem,
  resolveTokens,
  space,
} from '#ui';
import { ChoiceField } from '../layout/ChoiceField';
import { DefinitionText } from '../layout/DefinitionText';
import { LoadFailure } from '../layout/LoadFailure';
import { MethodLabel } from './document/MethodLabel';
import { useOpenApi } from './document/OpenApiContext';
import { useLoaded } from '../layout/useLoaded';
import { openApiTranslationRef } from './i18n/openApiTranslationRef';
import type { OpenApiOutline, OperationDetail, OperationSummary } from './model/openApiTypes';
import { Examples } from './pages/Examples';
import { TryItOut } from './request/TryItOut';
import { OperationSections } from './pages/OperationSections';
import { ServerList } from './pages/ServerList';
import { Columns, Facts, Main, PageTitle, Section, Side } from '../layout/pageStyles';
import { useArrival } from '../layout/useArrival';

const Address = styled('div')(({ theme }) => {
  const { surface, line } = resolveTokens(theme);
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    padding: `${space[1]}px ${space[2]}px`,
    border: `1px solid ${line.subtle}`,
    borderRadius: radius.control,
    backgroundColor: surface.muted,
    '& > code': {
      flex: 1,
      minWidth: 0,
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.sm),
      overflowWrap: 'anywhere',
    },
  };
});

/** One operation of a document. */
export function OperationPage({ id }: { id: string }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { session, outline } = useOpenApi();
  const summary = useMemo(() => findOperation(outline, id), [outline, id]);
  const detail = useLoaded(useCallback(() => session.ask('operation', id), [session, id]));
  const heading = useArrival(id);
  if (!summary)
    return (
      <EmptyState title={t('operation.missing')} description={t('operation.missingDescription', { id })} />
    );
  const { method, path, isDeprecated, isWebhook } = summary;
  return (
    <Columns>
      <Main>
        <Section>
          <PageTitle ref={heading} tabIndex={-1}>
            <bdi>{summary.summary ?? summary.operationId ?? path}</bdi>
          </PageTitle>
          {(isDeprecated || isWebhook) && (
            <Facts>
              {isDeprecated && <StatusBadge tone="warning">{t('operation.deprecated')}</StatusBadge>}
              {isWebhook && <StatusBadge tone="info">{t('operation.webhook')}</StatusBadge>}
            </Facts>
          )}
          <Address>
            <MethodLabel method={method} isFilled />
            <code translate="no">{path}</code>
            <CopyButton text={path} label={t('operation.copyPath')} size="small" />
            <CopyButton
              text={() => window.location.href}
              label={t('operation.copyLink')}
              icon="link"
              size="small"
            />
          </Address>
          {detail.is === 'loaded' && <DefinitionText text={detail.value?.description} />}
          {detail.is === 'loaded' && detail.value?.link && (
            <SafeLink href={detail.value.link.url}>{detail.value.link.title}</SafeLink>
          )}
        </Section>
        {detail.is === 'loading' && <SkeletonText lines={8} />}
        {detail.is === 'failed' && <LoadFailure error={detail.error} />}
        {detail.is === 'loaded' && detail.value && (
          <>
            {detail.value.servers && (
              <Section>
                <h3>{t('overview.servers')}</h3>
                <ServerList servers={detail.value.servers} />
              </Section>
            )}
            <OperationSections key={id} detail={detail.value} />
          </>
        )}
      </Main>
      {detail.is === 'loaded' && detail.value && (
        <OperationSide key={id} summary={summary} detail={detail.value} />
      )}
    </Columns>
  );
}

function findOperation({ groups }: OpenApiOutline, id: string): OperationSummary | undefined {
  for (const { operations } of groups) {
    const found = operations.find((operation) => operation.id === id);
    if (found) return found;
  }
  return undefined;
}

function OperationSide({ summary, detail }: { summary: OperationSummary; detail: OperationDetail }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { tryItOut } = useOpenApi();
  const withContent = detail.responses.filter(({ content }) => content.length > 0);
  const [status, setStatus] = useState<string>();
  const response = withContent.find((one) => one.status === status) ?? withContent[0];
  return (
    <Side>
      {tryItOut && !summary.isWebhook && <TryItOut detail={detail} />}
      {detail.requestBody && detail.requestBody.content.length > 0 && (
        <Examples title={t('operation.requestExample')} content={detail.requestBody.content} isRequest />
      )}
      {response && (
        <Examples
          key={response.status}
          title={t('operation.responseExample')}
          content={response.content}
          isRequest={false}
        >
          {withContent.length > 1 && (
            <ChoiceField
              label={t('operation.status')}
              value={response.status}
              values={withContent.map((one) => one.status)}
              onChange={setStatus}
            />
          )}
        </Examples>
      )}
    </Side>
  );
}
