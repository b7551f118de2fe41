import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { useTranslationRef } from '#sdk';
import {
  InfoCard,
  KeyValueList,
  RouterLink,
  SafeLink,
  SkeletonLine,
  StatusBadge,
  fontFamily,
  fontSize,
  rem,
  space,
} from '#ui';
import { kubernetesFixesTranslationRef } from '../../i18n/fixes/kubernetesFixesTranslationRef';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { ClusterState } from '../../objects/clusterState';
import { useObjectLink } from '../../objects/useObjectLink';
import { findFirstError, type ClusterError } from './listErrors';
import { useLastTraces, type Trace } from './useLastTraces';

const Title = styled('span')({ '& > span': { fontSize: 'inherit', fontWeight: 'inherit' } });

// A link in a text must not be recognizable by color alone.
const Source = styled(RouterLink)({ textDecoration: 'underline' });

const Message = styled('p')({ margin: `0 0 ${space[3]}px`, overflowWrap: 'anywhere' });

const Line = styled('code')({
  fontFamily: fontFamily.mono,
  fontSize: rem(fontSize.xs),
  overflowWrap: 'anywhere',
});

const List = styled('ul')({ margin: 0, paddingInlineStart: space[4] });

/** The error to look at first, with its cause, its traces and what to do. */
export function FirstError({ clusters }: { clusters: readonly ClusterState[] }) {
  const first = findFirstError(clusters);
  return first ? <ErrorCard {...first} /> : null;
}

function ErrorCard({ cluster, error }: ClusterError) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const linkTo = useObjectLink();
  const { sourceRef, proposedFix } = error;
  const traces = useLastTraces(cluster.name, error);
  const fix = useFix(proposedFix);
  const items = [
    ...(fix ? [{ id: 'cause', label: t('first.cause'), value: fix.cause }] : []),
    ...(traces.log ? [{ id: 'log', label: t('first.log'), value: printTrace(traces.log, Line) }] : []),
    ...(traces.event
      ? [{ id: 'event', label: t('first.event'), value: printTrace(traces.event, 'span') }]
      : []),
    ...(fix
      ? [
          {
            id: 'fix',
            label: t('first.fix'),
            value: (
              <List>
                {fix.actions.map((action) => (
                  <li key={action}>{action}</li>
                ))}
                {proposedFix?.docsLink !== undefined && (
                  <li>
                    <SafeLink href={proposedFix.docsLink}>{t('first.docs')}</SafeLink>
                  </li>
                )}
              </List>
            ),
          },
        ]
      : []),
  ];
  const place = [cluster.title ?? cluster.name, sourceRef.namespace, sourceRef.kind].join(' · ');
  return (
    <InfoCard
      title={
        <Title>
          <StatusBadge plain tone="error">
            {t('first.title')}
          </StatusBadge>
        </Title>
      }
      subtitle={
        <>
          <Source to={linkTo({ cluster: cluster.name, ...sourceRef })}>{sourceRef.name}</Source> · {place}
        </>
      }
    >
      <Message>{error.message}</Message>
      <KeyValueList items={items} />
    </InfoCard>
  );
}

/** A line is held free, so that nothing moves when the trace is loaded. */
function printTrace({ isLoading, text }: Trace, Text: ElementType): ReactNode {
  if (isLoading) return <SkeletonLine width="40%" />;
  return text === undefined ? undefined : <Text>{text}</Text>;
}

function useFix(fix: ClusterError['error']['proposedFix']) {
  const { t } = useTranslationRef(kubernetesFixesTranslationRef);
  if (!fix) return undefined;
  const { errorType, container } = fix;
  return {
    cause: t(`${errorType}.cause`, { container }),
    actions: t(`${errorType}.actions`).split('\n'),
  };
}
