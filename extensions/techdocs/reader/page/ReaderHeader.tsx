import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { afterFirstContent, lazyPart, useRouteRef, useTranslationRef } from '#sdk';
import { PageHeader } from '#ui';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';
import { docsIndexRouteRef } from '../../routes';
import type { TechDocsReaderPage } from '../context/TechDocsReaderPageContext';

/** Facts on one line at any width, because the text below must not move when they are loaded. */
const Line = styled('span')({
  display: 'block',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  scrollbarWidth: 'none',
  '&& > *': { flexWrap: 'nowrap' },
  '&& > * > *': { flex: 'none' },
});

/** Text on one line, because a site has another title before its own is known. */
const Cut = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Props of {@link ReaderHeader}. */
export interface ReaderHeaderProps {
  page: TechDocsReaderPage;
  /** The heading of the content, which is the `h1` of the page. Without it, the title of the site is. */
  heading: string | undefined;
  icon: ReactNode;
  /** The add-ons of the header. */
  children: ReactNode;
}

// The line of the header is there before.
const ReaderFacts = lazyPart(() =>
  afterFirstContent(async () => (await import('./ReaderFacts')).ReaderFacts),
);

const ReaderActions = lazyPart(() =>
  afterFirstContent(async () => (await import('./ReaderFacts')).ReaderActions),
);

/** The header of a documentation page: its site, and the kind, owner, lifecycle and source of the entity. */
export function ReaderHeader({ page, heading, icon, children }: ReaderHeaderProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const index = useRouteRef(docsIndexRouteRef)?.();
  const known = page.metadata.value?.site_description ?? '';
  // Without a description, or until it is known, its line is kept free, so that nothing moves.
  const description = known === '' || known === 'None' ? '\u00A0' : known;
  return (
    <PageHeader
      title={<Cut title={page.title}>{page.title}</Cut>}
      isHeading={heading === undefined}
      titleText={printName(heading, page.title)}
      icon={icon}
      breadcrumbs={index === undefined ? [] : [{ label: t('title'), to: index }]}
      subtitle={<Cut title={known}>{description}</Cut>}
      facts={
        <Line as="div">
          <ReaderFacts page={page} />
        </Line>
      }
      actions={
        <>
          {children}
          <ReaderActions />
        </>
      }
    />
  );
}

/** The name of a page in the browser tab. */
function printName(heading: string | undefined, site: string): string {
  return heading === undefined || heading === site ? site : `${heading} · ${site}`;
}
