import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lazyPart, preloadLater } from '#sdk';
import { fontSize, fontWeight, measure, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import type { Breadcrumb } from './Breadcrumbs';
import { Breadcrumbs } from './Breadcrumbs';
import type { PageTabItem, PageTabsProps } from './PageTabs';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** The name of the page, as its `h1`. */
  title: ReactNode;
  /** `false` if the content of the page has the `h1`. Defaults to `true`. */
  isHeading?: boolean;
  /**
   * The name of the page as plain text, used in the browser tab and to label the tabs, if `title` is not a string or is more than
   * the name.
   */
  titleText?: string;
  /** A 20 px icon before the title: of an entity kind or a plugin. */
  icon?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  /** Content directly after the title: a star, a badge. */
  beside?: ReactNode;
  /** A sentence below the title. */
  subtitle?: ReactNode;
  /** What kind of page this is, before the facts: 'Component — service'. */
  type?: string;
  /** One line below the title: a `KeyValueList` with the layout `line`, or a sentence. */
  facts?: ReactNode;
  /** Buttons at the end of the title line. */
  actions?: ReactNode;
  tabs?: readonly PageTabItem[];
}

const Bar = styled('header')(({ theme }) => ({
  backgroundColor: resolveTokens(theme).surface.base,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > div': {
    maxWidth: measure.content,
    marginInline: 'auto',
    padding: `${space[3]}px ${space[6]}px 0`,
    '@media (max-width: 600px)': { paddingInline: space[4] },
  },
}));

const TitleLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[3]}px`,
  minHeight: 40,
  '& > div > :is(h1, p)': {
    margin: 0,
    minWidth: 0,
    fontSize: rem(fontSize['2xl']),
    fontWeight: fontWeight.semibold,
    lineHeight: 1.25,
    letterSpacing: '-0.014em',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    '@media (max-width: 600px)': { fontSize: rem(fontSize.xl) },
  },
});

const Name = styled('div')({
  flex: '1 1 160px',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
});

const IconTile = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.control,
  border: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  '& svg': { width: 18, height: 18 },
}));

/** Marks the actions in the header of a page, so that the command palette can offer them. */
export const headerActionsAttribute = 'data-header-actions';

/** Contains the name of the page for the browser tab, if it is not the text of its `h1`. */
export const pageNameAttribute = 'data-page-name';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

const Subtitle = styled('p')(({ theme }) => ({
  margin: `${space[1]}px 0 0`,
  maxWidth: measure.prose,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}px`,
  minHeight: 24,
  marginTop: space[1],
  fontSize: rem(fontSize.sm),
  lineHeight: '24px',
  color: theme.palette.text.secondary,
  '& > *': { minWidth: 0 },
  '& > bdi': { fontWeight: fontWeight.medium, color: theme.palette.text.primary, overflowWrap: 'anywhere' },
}));

const PageTabs = lazyPart(
  preloadLater(async () => (await import('./PageTabs')).PageTabs),
  TabsSpace,
);

function TabsSpace(_props: PageTabsProps) {
  return <div style={{ height: 48 }} />;
}

/** The header of a page: breadcrumbs, title, subtitle, type, facts, actions and tabs. */
export function PageHeader(props: PageHeaderProps) {
  const {
    title,
    isHeading = true,
    titleText,
    icon,
    breadcrumbs = [],
    beside,
    subtitle,
    type,
    facts,
    actions,
    tabs = [],
  } = props;
  const name = titleText ?? (typeof title === 'string' ? title : '');
  const Title = isHeading ? 'h1' : 'p';
  return (
    <Bar>
      <div>
        <Breadcrumbs items={breadcrumbs} />
        <TitleLine>
          <Name>
            {icon === undefined ? null : <IconTile aria-hidden>{icon}</IconTile>}
            <Title {...{ [pageNameAttribute]: isHeading ? titleText : name }}>
              <bdi>{title}</bdi>
            </Title>
            {beside}
          </Name>
          {actions === undefined ? null : <Actions {...{ [headerActionsAttribute]: '' }}>{actions}</Actions>}
        </TitleLine>
        {subtitle === undefined ? null : <Subtitle>{subtitle}</Subtitle>}
        {facts === undefined && type === undefined ? null : (
          <Facts>
            {type === undefined ? null : <bdi>{type}</bdi>}
            {facts}
          </Facts>
        )}
        {tabs.length === 0 ? <div style={{ height: space[3] }} /> : <PageTabs title={name} items={tabs} />}
      </div>
    </Bar>
  );
}
