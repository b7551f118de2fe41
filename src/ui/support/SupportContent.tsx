import { styled } from '@mui/material/styles';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import { iconsApiRef, useApi, useTitles } from '#sdk';
import { CodeView } from '../code/CodeView';
import { SafeLink } from '../link/SafeLink';
import { resolveTokens } from '../theme/resolveTokens';
import { fontWeight, space } from '../theme/scale';
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
  // Targets that a finger meets.
  '& a': { minHeight: 24 },
}));

const sample = `app:
  support:
    url: https://support.example.com
    items:
      - title: Ask the platform team
        icon: chat
        links:
          - url: https://chat.example.com/platform
            title: '#platform'`;

/** Who helps, as the configuration says; where it does not, how it could. */
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
          <CodeView code={sample} label={text('sample')} language="yaml" />
        </div>
      </li>
    </Items>
  );
}
