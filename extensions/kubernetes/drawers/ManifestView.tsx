import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { stringify } from 'yaml';
import { useTranslationRef } from '#sdk';
import { space } from '#ui';
import { SourceView } from '#viewers/source';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { KubernetesObject } from '../model/kubernetesObject';
import { useSearchSwitch } from '../objects/useSearchSwitch';
import { hideSecretValues } from './data/secretValues';

const Column = styled('div')({
  display: 'grid',
  gap: space[2],
  '& > label': { justifySelf: 'start', marginInline: 0, gap: space[1] },
});

/** An object as YAML. The fields that the cluster manages are hidden at first, and values of secrets that were not revealed. */
export function ManifestView({
  object,
  revealed,
}: {
  object: KubernetesObject;
  revealed: ReadonlySet<string>;
}) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const [hasManaged, setManaged] = useSearchSwitch('managedFields');
  const name = object.metadata?.name ?? '';
  const text = useMemo(
    () =>
      stringify(orderKeys(hideSecretValues(object, revealed), hasManaged), {
        lineWidth: 0,
        aliasDuplicateObjects: false,
      }).trimEnd(),
    [object, revealed, hasManaged],
  );
  return (
    <Column>
      <FormControlLabel
        control={<Switch checked={hasManaged} onChange={(_event, value) => setManaged(value)} />}
        label={t('yaml.managedFields')}
      />
      <SourceView
        text={text}
        label={t('yaml.label', { name })}
        language="yaml"
        fileName={`${name}.yaml`}
        maxHeight="70vh"
      />
    </Column>
  );
}

/** Objects in lists have no kind of their own. It was added, and belongs at the start. */
function orderKeys({ apiVersion, kind, metadata, ...rest }: KubernetesObject, hasManaged: boolean): object {
  const { managedFields, ...shown } = (metadata ?? {}) as Record<string, unknown>;
  return {
    apiVersion,
    kind,
    metadata: hasManaged && managedFields !== undefined ? { ...shown, managedFields } : shown,
    ...rest,
  };
}
