import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { stringify } from 'yaml';
import { useTranslationRef } from '#sdk';
import {
  ErrorPanel,
  RelativeTime,
  SelectField,
  SkeletonText,
  StatusBadge,
  fontSize,
  fontWeight,
  rem,
  resolveTokens,
  space,
} from '#ui';
import { DiffView } from '#viewers/diff';
import { kubernetesDetailsTranslationRef } from '../../i18n/details/kubernetesDetailsTranslationRef';
import { printFailure } from '../../api/printFailure';
import type { KubernetesObject } from '../../model/kubernetesObject';
import { resolveLastRollout } from '../../model/workload';
import type { LoadedCluster } from '../../objects/clusterState';
import { useSearchState } from '../../objects/useSearchState';
import { CopyableText } from '../../parts/CopyableText';
import { ProxyDenied } from '../../parts/ProxyDenied';
import { Section } from '../../parts/Section';
import type { Revision } from './revisions';
import { useRevisions } from './useRevisions';

const List = styled('ol')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { padding: `${space[2]}px 0`, borderBottom: `1px solid ${tokens.line.subtle}` },
    '& > li > div:first-of-type': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[1]}px ${space[3]}px`,
    },
    '& strong': { fontWeight: fontWeight.medium },
    '& small': { fontSize: rem(fontSize.sm), color: tokens.text.secondary },
    '& p': { margin: '2px 0 0', overflowWrap: 'anywhere' },
    '& > div > button': { marginInlineStart: 'auto' },
  };
});

const Changes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[2],
  paddingTop: space[2],
  '& > :last-child': { width: '100%' },
});

/** Props of {@link RolloutHistory}. */
export interface RolloutHistoryProps {
  loaded: LoadedCluster;
  workload: KubernetesObject;
  pods: readonly KubernetesObject[];
}

/** The revisions of a workload, with what each changed. The comparison that is open is in the URL: `?revision=&since=`. */
export function RolloutHistory({ loaded, workload, pods }: RolloutHistoryProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const { revisions, error, isDenied, retry } = useRevisions(loaded, workload);
  const rollout = resolveLastRollout(workload, pods);
  return (
    <Section title={t('section.history')} {...(revisions && { count: revisions.length })}>
      {error && (
        <ErrorPanel title={t('history.failed')} error={new Error(printFailure(error))} onRetry={retry} />
      )}
      {rollout?.isEstimate === true && (
        <RelativeTime value={rollout.time} within={(time) => t('history.oldestPod', { time })} />
      )}
      {isDenied && <ProxyDenied />}
      {!revisions && !error && !isDenied && <SkeletonText lines={2} />}
      {revisions?.length === 0 && <span>{t('history.none')}</span>}
      {revisions && revisions.length > 0 && (
        <List>
          {revisions.map((revision, index) => (
            <RevisionRow
              key={revision.name}
              revision={revision}
              older={revisions.slice(index + 1)}
              isCurrent={index === 0}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

interface RevisionRowProps {
  revision: Revision;
  older: readonly Revision[];
  isCurrent: boolean;
}

function RevisionRow({ revision, older, isCurrent }: RevisionRowProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const [search, changeSearch] = useSearchState();
  const isOpen = new URLSearchParams(search).get('revision') === revision.name;
  const toggle = (): void =>
    changeSearch((next) => {
      next.delete('since');
      if (isOpen) next.delete('revision');
      else next.set('revision', revision.name);
    });
  const { number, created, images, cause, replicas } = revision;
  return (
    <li>
      <div>
        <strong>{t('history.revision', { revision: number })}</strong>
        {isCurrent && <StatusBadge tone="info">{t('history.current')}</StatusBadge>}
        {created !== undefined && (
          <small>
            <RelativeTime value={created} />
          </small>
        )}
        {replicas && replicas.desired > 0 && (
          <small>{t('history.pods', { ready: replicas.ready, desired: replicas.desired })}</small>
        )}
        {older.length > 0 ? (
          <Button size="small" aria-expanded={isOpen} onClick={toggle}>
            {t(isOpen ? 'history.hide' : 'history.compare')}
          </Button>
        ) : (
          <small>{t('history.first')}</small>
        )}
      </div>
      {images.map((image) => (
        <p key={image}>
          <CopyableText isCode text={image} />
        </p>
      ))}
      {cause !== undefined && <p>{cause}</p>}
      {isOpen && <RevisionChanges revision={revision} older={older} />}
    </li>
  );
}

function RevisionChanges({ revision, older }: Omit<RevisionRowProps, 'isCurrent'>) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const [search, changeSearch] = useSearchState();
  const name = new URLSearchParams(search).get('since');
  const base = older.find((one) => one.name === name) ?? older[0];
  if (!base) return null;
  const [before, after] = [base, revision].map(({ template }) =>
    stringify(template, { lineWidth: 0, sortMapEntries: true }).trimEnd(),
  );
  const numbers = { revision: revision.number, before: base.number };
  return (
    <Changes>
      {older.length > 1 && (
        <SelectField
          size="small"
          label={t('history.base')}
          value={base.name}
          options={older.map((one) => ({
            value: one.name,
            label: t('history.revision', { revision: one.number }),
          }))}
          onChange={(value) => changeSearch((next) => next.set('since', value), { replace: true })}
        />
      )}
      {before === after ? (
        <span>{t('history.same', numbers)}</span>
      ) : (
        <DiffView
          before={before ?? ''}
          after={after ?? ''}
          language="yaml"
          label={t('history.compareOf', numbers)}
        />
      )}
    </Changes>
  );
}
