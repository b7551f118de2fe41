import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useId, useMemo } from 'react';
import { lazyPart, useTranslationRef } from '#sdk';
import { ErrorPanel, SkeletonText, fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { ClusterState } from '../../objects/clusterState';
import { useKubernetesObjects } from '../../objects/KubernetesObjectsContext';
import { filterNodes, type WorkloadFilters } from '../../workloads/filterNodes';
import { modelOf } from '../../workloads/modelOf';
import type { TabView } from '../filters/useTabFilters';
import { resolveAbsence } from '../status/resolveAbsence';
import { useProblemTexts } from '../errors/useProblemTexts';
import { KindSections } from '../workloads/KindSections';
import { PanelFacts } from './PanelFacts';
import { StaleNotice } from './StaleNotice';
import { useOpenPart } from '../workloads/openParts';

const OwnerTree = lazyPart(
  async () => (await import('../workloads/OwnerTree')).OwnerTree,
  () => <SkeletonText lines={6} />,
);

const Panel = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    minWidth: 0,
    backgroundColor: tokens.surface.base,
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    overflow: 'clip',
    '& > h3': { margin: 0, font: 'inherit' },
    '& > h3 > button': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[1]}px ${space[3]}px`,
      width: '100%',
      minHeight: 56,
      padding: `${space[2]}px ${space[4]}px`,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { backgroundColor: tokens.surface.hover },
      '&:focus-visible': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: -2 },
      '& > svg': { flex: 'none', width: 16, height: 16, color: tokens.text.secondary },
      '&[aria-expanded=true] > svg': { rotate: '90deg' },
      '[dir=rtl] &:not([aria-expanded=true]) > svg': { rotate: '180deg' },
    },
    '@media (max-width: 600px)': {
      '& > h3 > button > :last-child': { flexBasis: '100%', paddingInlineStart: 16 + space[3] },
    },
    '& > div': { borderTop: `1px solid ${tokens.line.subtle}` },
  };
});

const Title = styled('span')(({ theme }) => ({
  flex: '1 1 160px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
  '& small': { fontSize: rem(fontSize.sm), color: theme.palette.text.secondary },
}));

const Inset = styled('div')({ padding: space[4], '& > p': { margin: 0, overflowWrap: 'anywhere' } });

const Quiet = styled('p')(({ theme }) => ({ color: theme.palette.text.secondary }));

/** Props of {@link ClusterPanel}. */
export interface ClusterPanelProps {
  state: ClusterState;
  /** The name of the entity. */
  name: string;
  filters: WorkloadFilters;
  view: TabView;
  isOpenAtFirst: boolean;
}

/** A cluster with the objects on it. */
export function ClusterPanel({ state, name, filters, view, isOpenAtFirst }: ClusterPanelProps) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const { cluster } = state;
  const [isOpen, setOpen] = useOpenPart(`Cluster/${cluster.name}`, isOpenAtFirst);
  // Hundreds of objects are rendered in short steps, after the button has reacted.
  const isShown = useDeferredValue(isOpen);
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight aria-hidden />
          <Title>
            <strong id={id}>{cluster.title ?? cluster.name}</strong>
            <small>{t('clusters.cluster')}</small>
          </Title>
          <PanelFacts state={state} />
        </button>
      </h3>
      {isShown && (
        <div id={`${id}-content`}>
          <Objects state={state} name={name} filters={filters} view={view} />
        </div>
      )}
    </Panel>
  );
}

function Objects({ state, name, filters, view }: Omit<ClusterPanelProps, 'isOpenAtFirst'>) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const { loaded, failure } = state;
  const { refresh, isLoading } = useKubernetesObjects();
  const listTexts = useProblemTexts();
  const absence = resolveAbsence(state);
  const roots = loaded && modelOf(loaded).roots;
  const shown = useMemo(() => roots && filterNodes(roots, filters), [roots, filters]);
  const error = failure && (
    <Inset>
      <ErrorPanel
        title={t('clusters.failed')}
        error={failure}
        onRetry={refresh}
        retrying={isLoading}
        {...(loaded && { shownFrom: new Date(loaded.loadedAt) })}
      />
    </Inset>
  );
  if (!loaded || !shown)
    return (
      error ?? (
        <Inset>
          <SkeletonText lines={4} />
        </Inset>
      )
    );
  if (loaded.objects.length === 0)
    return (
      error ?? (
        <Inset>
          {loaded.errors.length === 0 ? (
            <Quiet>{t('clusters.empty', { name })}</Quiet>
          ) : (
            <>
              {absence && absence !== 'notLoaded' && <p>{t(`absence.${absence}`)}</p>}
              {listTexts(loaded.errors).map((text) => (
                <Quiet key={text}>{text}</Quiet>
              ))}
            </>
          )}
        </Inset>
      )
    );
  return (
    <>
      {error}
      {((absence && absence !== 'notLoaded') || loaded.stale.size > 0) && (
        <Inset>
          {absence && absence !== 'notLoaded' && <p>{t(`absence.${absence}`)}</p>}
          <StaleNotice loaded={loaded} />
        </Inset>
      )}
      {shown.length === 0 ? (
        <Inset>
          <Quiet>{t('filter.nothing')}</Quiet>
        </Inset>
      ) : view === 'tree' ? (
        <OwnerTree nodes={shown} loaded={loaded} label={t('tree.label')} />
      ) : (
        <KindSections nodes={shown} loaded={loaded} />
      )}
    </>
  );
}
