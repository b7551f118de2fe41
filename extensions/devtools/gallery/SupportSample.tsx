import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { space, SupportButton, useSupportConfig } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: space[3], '& p': { margin: 0 } });

/** The support button, with the number of configured ways to get help. */
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

/** Example code of the support button. */
export const supportCode = `import { SafeLink, SupportButton, useSupportConfig } from '#ui';

// At the end of a custom page header. The default header already contains it.
<PageHeader title="Deployments" actions={<SupportButton />} />

// Or only the URL, for your own link.
const support = useSupportConfig();
{support?.url && <SafeLink href={support.url}>Request more quota</SafeLink>}`;
