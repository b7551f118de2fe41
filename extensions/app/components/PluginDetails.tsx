import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { type FrontendPlugin, type FrontendPluginInfo, useTranslationRef } from '#sdk';
import { fontSize, rem, resolveTokens, SafeLink, space } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}px`,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
}));

/**
 * Shows the package, version, owners and links of a plugin. Renders nothing until the plugin's info is loaded, or if it
 * fails to load.
 */
export function PluginDetails({ plugin }: { plugin: FrontendPlugin }) {
  const { t } = useTranslationRef(appTranslationRef);
  const info = usePluginInfo(plugin);
  if (!info) return null;
  const { packageName, version, ownerEntityRefs = [], links = [] } = info;
  const source = [packageName, version].filter((part) => part !== undefined).join('@');
  return (
    <Line>
      {source === '' ? null : <bdi>{source}</bdi>}
      {ownerEntityRefs.length === 0 ? null : (
        <span>{t('errorDisplay.owner', { owners: ownerEntityRefs.join(', ') })}</span>
      )}
      {links.map(({ title, url }) => (
        <SafeLink key={url} href={url}>
          {title}
        </SafeLink>
      ))}
    </Line>
  );
}

function usePluginInfo(plugin: FrontendPlugin): FrontendPluginInfo | undefined {
  const [known, setKnown] = useState<{ plugin: FrontendPlugin; info: FrontendPluginInfo }>();
  useEffect(() => {
    let isCurrent = true;
    // The plugin has already failed, so an error while loading its info is not reported.
    plugin.info().then(
      (info) => isCurrent && setKnown({ plugin, info }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [plugin]);
  return known?.plugin === plugin ? known.info : undefined;
}
