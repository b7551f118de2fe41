import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { RouterLink, fontSize, fontWeight, rem, resolveTokens } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { KubernetesObject } from '../../model/kubernetesObject';
import { readAddress } from '../../model/objectAddress';
import type { LoadedCluster } from '../../objects/clusterState';
import { useObjectLink } from '../../objects/useObjectLink';

const Box = styled('span')(({ theme }) => {
  const tokens = resolveTokens(theme);
  const mark = keyframes({ from: { backgroundColor: tokens.accent.soft } });
  return {
    display: 'block',
    minWidth: 0,
    borderRadius: 4,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '& a': { fontWeight: fontWeight.medium },
    '& small': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      fontSize: rem(fontSize.xs),
      color: tokens.text.secondary,
    },
    '&[data-changed]': { animation: `${mark} 2s ease-out` },
  };
});

/** The name of an object, which opens its details. It is marked briefly when the object changes. */
export function ObjectName({
  object,
  loaded,
  isShort = false,
}: {
  object: KubernetesObject;
  loaded: LoadedCluster;
  /** Leaves out the namespace, as in tables of one workload. */
  isShort?: boolean;
}) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const linkTo = useObjectLink();
  const { name = '', namespace, uid = '', resourceVersion } = object.metadata ?? {};
  const isChanged = loaded.changed.has(uid);
  return (
    // Another version starts the mark again.
    <Box key={isChanged ? resourceVersion : ''} data-changed={isChanged ? '' : undefined} title={name}>
      <RouterLink to={linkTo(readAddress(loaded.name, object))}>{name}</RouterLink>
      {!isShort && namespace !== undefined && <small>{t('row.namespace', { namespace })}</small>}
    </Box>
  );
}
