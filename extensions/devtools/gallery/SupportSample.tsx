import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { space, SupportButton, useSupportConfig } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: space[3], '& p': { margin: 0 } });

/** The support button, and how many ways to get help the configuration names. */
export function SupportSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const support = useSupportConfig();
  return (
    <Line>
      <SupportButton />
      <p>{t('support.ways', { count: support?.items.length ?? 0 })}</p>
    </Line>
  );
}

/** The few lines that lead to who helps. */
export const supportCode = `import { SafeLink, SupportButton, useSupportConfig } from '#ui';

// At the end of a page's header; pages with the portal's own header have it already.
<PageHeader title="Deployments" actions={<SupportButton />} />

// Or only the address, for a link of your own.
const support = useSupportConfig();
{support?.url && <SafeLink href={support.url}>Ask for more quota</SafeLink>}`;
