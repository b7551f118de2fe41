import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontSize, measure, rem, space } from '#ui';
import type { SearchResultItemProps } from '../blueprints/searchDataRefs';
import { HighlightedText } from './HighlightedText';
import { ResultLink } from './ResultLink';

const Box = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space[3],
  padding: `${space[3]}px ${space[4]}px`,
  '&[data-plain]': { display: 'block', padding: 0 },
  '& > span': { display: 'flex', paddingTop: 2 },
  '& > span svg': { width: 18, height: 18 },
  '& h3': { margin: 0, fontSize: rem(fontSize.lg), lineHeight: 1.4, fontWeight: 'inherit' },
  '& p': {
    maxWidth: measure.prose,
    margin: `2px 0 0`,
    color: theme.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& p[data-text]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: theme.palette.text.primary,
  },
  '& p:not([data-text])': { fontSize: rem(fontSize.sm), lineHeight: '20px' },
}));

/** Props of {@link ResultLayout}. */
export interface ResultLayoutProps extends Pick<SearchResultItemProps, 'result' | 'highlight'> {
  icon: ReactNode;
  /** The title, if it is more than that of the document. */
  title?: ReactNode;
  /** One line below the title. */
  facts?: ReactNode;
  /** The lines of text that are shown. */
  lineClamp?: number;
  /** Whether the title is a link. True by default. */
  asLink?: boolean;
  /** Whether the result has the icon and the padding of a list. True by default. */
  asListItem?: boolean;
}

/** The layout of a result: icon, title with a link, a line of facts, and the text. */
export function ResultLayout(props: ResultLayoutProps) {
  const { result, highlight, icon, title, facts } = props;
  const { lineClamp = 5, asLink = true, asListItem = true } = props;
  const name = result.title === '' ? result.location : result.title;
  const heading = <bdi>{title ?? <HighlightedText text={name} highlight={highlight} field="title" />}</bdi>;
  return (
    <Box data-plain={asListItem ? undefined : ''}>
      {asListItem && <span aria-hidden>{icon}</span>}
      <div>
        <h3>{asLink ? <ResultLink location={result.location}>{heading}</ResultLink> : heading}</h3>
        {facts !== undefined && <p>{facts}</p>}
        {result.text !== '' && (
          <p data-text="" style={{ WebkitLineClamp: lineClamp }}>
            <HighlightedText text={result.text} highlight={highlight} field="text" />
          </p>
        )}
      </div>
    </Box>
  );
}
