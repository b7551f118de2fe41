import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { lazyPart, useTranslationRef } from '#sdk';
import { DialogBox, ProgressBar, space } from '#ui';
import { useEntity, useRawEntity } from '../../context/entityContext';
import { useEntityPresentation } from '../../presentation/useEntityPresentation';
import { AncestryPanel } from './AncestryPanel';
import { ColocatedPanel } from './ColocatedPanel';
import { inspectTranslationRef } from './i18n/inspectTranslationRef';
import { type InspectTab, inspectTabs } from './inspectTabs';
import { panelHeight } from './panelHeight';
import { JsonPanel } from './JsonPanel';
import { OverviewPanel } from './OverviewPanel';

/** Props of {@link InspectDialog}. */
export interface InspectDialogProps {
  tab: InspectTab;
  onTab: (tab: InspectTab) => void;
  onClose: () => void;
}

// With the library that prints YAML.
const YamlPanel = lazyPart(
  async () => (await import('./YamlPanel')).YamlPanel,
  () => <ProgressBar />,
);

const Panel = styled('div')({
  minHeight: panelHeight,
  paddingBlockStart: space[4],
  minWidth: 0,
});

/** Shows an entity in full: its identity and metadata, where it comes from, and its raw data. */
export function InspectDialog({ tab, onTab, onClose }: InspectDialogProps) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const { entity } = useEntity();
  const raw = useRawEntity() ?? entity;
  const { primaryTitle } = useEntityPresentation(entity);
  const id = useId();
  return (
    <DialogBox
      open
      width="lg"
      title={
        <>
          {t('title')}: <bdi>{primaryTitle}</bdi>
        </>
      }
      onClose={onClose}
    >
      <Tabs
        scrollButtons="auto"
        allowScrollButtonsMobile
        value={tab}
        aria-label={t('tabs')}
        onChange={(_event, next: InspectTab) => onTab(next)}
      >
        {inspectTabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tab.${name}`)}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'overview' && <OverviewPanel entity={entity} />}
        {tab === 'ancestry' && <AncestryPanel entity={entity} />}
        {tab === 'colocated' && <ColocatedPanel entity={entity} />}
        {tab === 'json' && <JsonPanel raw={raw} />}
        {tab === 'yaml' && <YamlPanel raw={raw} />}
      </Panel>
    </DialogBox>
  );
}
