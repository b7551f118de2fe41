import { styled } from '@mui/material/styles';
import { Wrench } from 'lucide-react';
import { iconsApiRef, useApi, useTranslationRef } from '#sdk';
import { SafeLink, radius, resolveTokens, space } from '#ui';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { WidgetEmpty } from './WidgetEmpty';

interface Tool {
  url: string;
  label: string;
  icon?: string;
}

const Tools = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(128px, 100%), 1fr))',
  // The tools share the height of the card, up to a size.
  gridAutoRows: 'minmax(36px, 56px)',
  height: '100%',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    paddingInline: space[3],
    border: `1px solid ${resolveTokens(theme).line.subtle}`,
    borderRadius: radius.control,
  },
  '& > li:hover': { backgroundColor: resolveTokens(theme).surface.hover },
  '& [data-icon]': { flex: 'none', display: 'grid', color: resolveTokens(theme).text.secondary },
  '& [data-icon] svg': { width: 18, height: 18 },
  '& > li > :not([data-icon])': { flex: 1, minWidth: 0 },
}));

/** Links to the tools of the company. */
export function Toolkit({ tools = [] }: { tools?: readonly Tool[] }) {
  const { t } = useTranslationRef(homeTranslationRef);
  const iconsApi = useApi(iconsApiRef);
  if (tools.length === 0)
    return <WidgetEmpty icon={<Wrench aria-hidden />}>{t('toolkit.empty')}</WidgetEmpty>;
  return (
    <Tools>
      {tools.map(({ url, label, icon }, index) => (
        <li key={`${index} ${url}`}>
          <span aria-hidden data-icon>
            {(icon === undefined ? undefined : iconsApi.icon(icon)) ?? <Wrench />}
          </span>
          <SafeLink href={url} hideIcon>
            {label}
          </SafeLink>
        </li>
      ))}
    </Tools>
  );
}
