import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { DialogBox, SafeLink, fontSize, fontWeight, rem, space } from '#ui';
import type { DetectedError, ProposedFix } from '../detect/detectedError';
import { EventList } from '../events/EventList';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import { kubernetesFixesTranslationRef } from '../i18n/fixes/kubernetesFixesTranslationRef';
import { LogLines } from '../logs/LogsPanel';
import { listLogSources } from '../logs/logSource';
import type { KubernetesObject } from '../model/kubernetesObject';
import { useKubernetesObjects } from '../objects/KubernetesObjectsContext';
import { ProxyDenied } from '../parts/ProxyDenied';

/** Props of {@link HelpDialog}. */
export interface HelpDialogProps {
  clusterName: string;
  /** The pod or autoscaler. */
  object: KubernetesObject;
  error: DetectedError;
  isPaused: boolean;
  onClose: () => void;
}

const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '& h3': { margin: `0 0 ${space[1]}px`, fontSize: rem(fontSize.md), fontWeight: fontWeight.semibold },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& > section > ul': { margin: 0, paddingInlineStart: space[4] + space[1] },
  '& > section > ul > li + li': { marginTop: space[1] },
});

/** Explains a detected error: the likely cause, what to do, and the log or the events that show the cause. */
export function HelpDialog({ clusterName, object, error, isPaused, onClose }: HelpDialogProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const fixes = useTranslationRef(kubernetesFixesTranslationRef);
  const { sourceRef, type, message, proposedFix: fix } = error;
  const container = { container: fix?.container ?? '' };
  return (
    <DialogBox
      open
      width={fix?.type === 'logs' ? 'lg' : 'md'}
      title={t('help.title', { name: sourceRef.name, type })}
      onClose={onClose}
      actions={
        <>
          {fix?.docsLink !== undefined && <SafeLink href={fix.docsLink}>{t('help.docs')}</SafeLink>}
          <Button onClick={onClose}>{t('help.close')}</Button>
        </>
      }
    >
      <Words>
        <section>
          <h3>{t('help.error')}</h3>
          <p>{message}</p>
        </section>
        <section>
          <h3>{t('help.cause')}</h3>
          <p>{fix ? fixes.t(`${fix.errorType}.cause`, container) : t('help.unknownCause')}</p>
        </section>
        {fix && (
          <section>
            <h3>{t('help.fix')}</h3>
            <ul>
              {fixes
                .t(`${fix.errorType}.actions`)
                .split('\n')
                .map((action) => (
                  <li key={action}>{action}</li>
                ))}
            </ul>
          </section>
        )}
        {fix?.type === 'logs' && (
          <section>
            <h3>{t('help.log')}</h3>
            <CrashLog clusterName={clusterName} pod={object} fix={fix} />
          </section>
        )}
        {(fix === undefined || fix.type === 'events') && (
          <section>
            <h3>{t('section.events')}</h3>
            <EventList
              clusterName={clusterName}
              targets={[
                {
                  kind: sourceRef.kind,
                  namespace: object.metadata?.namespace ?? 'default',
                  name: sourceRef.name,
                },
              ]}
              isPaused={isPaused}
              warningsOnly
            />
          </section>
        )}
      </Words>
    </DialogBox>
  );
}

function CrashLog({
  clusterName,
  pod,
  fix,
}: {
  clusterName: string;
  pod: KubernetesObject;
  fix: ProposedFix;
}) {
  const { mayUseProxy } = useKubernetesObjects();
  if (mayUseProxy === false) return <ProxyDenied />;
  const sources = listLogSources([pod]).filter(({ container }) => container === fix.container);
  return (
    <LogLines
      clusterName={clusterName}
      name={`${fix.podName} ${fix.container}`}
      sources={sources}
      range="last"
      previous
      height={320}
    />
  );
}
