import { styled } from '@mui/material/styles';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import { iconsApiRef, useApi, useTitles } from '#sdk';
import { CopyButton } from '../data/CopyButton';
import { scrollRegion } from '../headless/scrollRegion';
import { SafeLink } from '../link/SafeLink';
import { resolveTokens } from '../theme/resolveTokens';
import { fontFamily, fontSize, fontWeight, radius, rem, space } from '../theme/scale';
import { type SupportItem, useSupportConfig } from './useSupportConfig';
import { useSupportText } from './useSupportText';

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: space[3] },
  '& > li > svg': { flex: 'none', width: 20, height: 20, color: resolveTokens(theme).text.secondary },
  '& > li > div': { minWidth: 0, display: 'grid', gap: space[1], justifyItems: 'start' },
  '& strong': { fontWeight: fontWeight.semibold },
  // The minimum size of touch targets.
  '& a': { minHeight: 24 },
}));

const Sample = styled('div')(({ theme }) => {
  const { surface, line } = resolveTokens(theme);
  return {
    position: 'relative',
    width: '100%',
    minWidth: 0,
    border: `1px solid ${line.subtle}`,
    borderRadius: radius.control,
    backgroundColor: surface.muted,
    '& pre': {
      margin: 0,
      padding: space[3],
      overflow: 'auto',
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.xs),
      lineHeight: 1.6,
      // Shows the literal characters, such as `=>` instead of an arrow.
      fontVariantLigatures: 'none',
    },
    '& button': { position: 'absolute', insetBlockStart: space[1], insetInlineEnd: space[1] },
  };
});

const sample = `app:
  support:
    url: https://support.example.com
    items:
      - title: Ask the platform team
        icon: chat
        links:
          - url: https://chat.example.com/platform
            title: '#platform'`;

/** The configured support contacts, or instructions to configure them. */
export function SupportContent() {
  const text = useSupportText();
  const support = useSupportConfig();
  if (!support) return <NotConfigured />;
  const more: SupportItem[] = support.url
    ? [{ title: text('more'), links: [{ url: support.url, title: support.url }] }]
    : [];
  return (
    <Items>
      {[...support.items, ...(support.items.length === 0 ? more : [])].map((item, index) => (
        <Item key={index} item={item} />
      ))}
    </Items>
  );
}

function Item({ item }: { item: SupportItem }) {
  const icons = useApi(iconsApiRef);
  const printTitle = useTitles();
  return (
    <li>
      {(item.icon === undefined ? undefined : icons.icon(item.icon)) ?? <CircleHelp aria-hidden />}
      <div>
        <strong>{printTitle(item.title)}</strong>
        {item.links.map(({ url, title }) => (
          <SafeLink key={url} href={url}>
            {title}
          </SafeLink>
        ))}
      </div>
    </li>
  );
}

function NotConfigured() {
  const text = useSupportText();
  return (
    <Items>
      <li>
        <TriangleAlert aria-hidden />
        <div>
          <strong>{text('notConfigured')}</strong>
          <span>{text('howTo')}</span>
          <Sample>
            <pre dir="ltr" {...scrollRegion(text('sample'))}>
              {sample}
            </pre>
            <CopyButton text={sample} label={text('sample')} size="small" />
          </Sample>
        </div>
      </li>
    </Items>
  );
}
