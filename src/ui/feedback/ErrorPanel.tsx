import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPart, reloadOnce } from '#sdk';
import { RelativeTime } from '../data/RelativeTime';
import { scrollRegion } from '../headless/scrollRegion';
import { useUiText } from '../text/uiText';
import { fontFamily, fontSize, fontWeight, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import type { ErrorDescription } from './describeError';
import { describeError } from './describeError';
import { useFirstFailure } from './useFirstFailure';

const CopyButton = lazyPart(
  async () => (await import('../data/CopyButton')).CopyButton,
  undefined,
  () => null,
);

/** Props of {@link ErrorPanel}. */
export interface ErrorPanelProps {
  /** What failed, from the user's point of view: 'Could not load the entities'. */
  title?: ReactNode;
  /** The value that was thrown. */
  error: unknown;
  onRetry?: () => void;
  /** Whether a retry is in progress. */
  retrying?: boolean;
  /** When the first attempt failed. Default with `onRetry`: when the message was first shown, also before a retry. */
  since?: Date;
  /** When the data that is still shown was loaded. Undefined if no data is shown. */
  shownFrom?: Date;
  severity?: 'error' | 'warning';
  /** More buttons next to Retry. */
  actions?: ReactNode;
  children?: ReactNode;
}

const Panel = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: 'error' | 'warning' }>(
  ({ theme, tone }) => {
    const tokens = resolveTokens(theme);
    return {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space[3],
      rowGap: space[1],
      alignItems: 'start',
      padding: `${space[3]}px ${space[4]}px`,
      backgroundColor: tokens.status[tone].soft,
      border: `1px solid ${tokens.status[tone].line}`,
      borderRadius: radius.card,
      '& > svg': { width: 20, height: 20, marginTop: 6, color: tokens.status[tone].text },
      '& p': { margin: 0, overflowWrap: 'anywhere' },
      '& details': { gridColumn: 2 },
      '& summary': {
        width: 'fit-content',
        minHeight: 24,
        cursor: 'pointer',
        fontSize: rem(fontSize.sm),
        color: tokens.text.secondary,
      },
      '& pre': {
        margin: `${space[2]}px 0 0`,
        padding: space[3],
        maxHeight: 240,
        overflow: 'auto',
        borderRadius: radius.control,
        backgroundColor: tokens.surface.base,
        fontFamily: fontFamily.mono,
        fontSize: rem(fontSize.xs),
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      },
    };
  },
);

// The buttons move below the text instead of squeezing it.
const Body = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]}px ${space[3]}px` });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[1] });
const Words = styled('div')({ flex: '1 1 280px', minWidth: 0, minHeight: 32, paddingBlock: 5 });
const Title = styled('p')({ fontWeight: fontWeight.semibold });
const Meta = styled('p')(({ theme }) => ({
  fontSize: rem(fontSize.sm),
  color: theme.palette.text.secondary,
  '& code': { fontSize: rem(fontSize.xs) },
}));

function Facts({ found, since }: { found: ErrorDescription; since: Date | undefined }) {
  const text = useUiText();
  if (found.requestId === undefined && since === undefined) return null;
  return (
    <Meta>
      {since && <RelativeTime value={since} within={(time) => text('error.since', { time })} />}
      {since && found.requestId !== undefined && ' '}
      {found.requestId !== undefined && (
        <>
          {text('error.requestId')} <code>{found.requestId}</code>{' '}
          <CopyButton text={found.requestId} size="small" label={text('error.requestId')} />
        </>
      )}
    </Meta>
  );
}

function Details({ details }: { details: string | undefined }) {
  const text = useUiText();
  if (details === undefined) return null;
  return (
    <details>
      <summary>{text('error.details')}</summary>
      <pre {...scrollRegion(text('error.details'))}>{details}</pre>
    </details>
  );
}

/** An error with its cause, when it first failed, the age of the data still shown, and a Retry button. */
export function ErrorPanel(props: ErrorPanelProps) {
  const {
    title,
    error,
    onRetry,
    retrying = false,
    since,
    shownFrom,
    severity = 'error',
    actions,
    children,
  } = props;
  const text = useUiText();
  const found = describeError(error, text);
  const noticed = useFirstFailure(found.message);
  return (
    <Panel tone={severity} role="alert">
      <TriangleAlert aria-hidden />
      <Body>
        <Words>
          <Title>{title ?? text('error.title')}</Title>
          <p>{found.message}</p>
          {shownFrom && (
            <p>
              <RelativeTime value={shownFrom} within={(time) => text('error.stillShown', { time })} />
            </p>
          )}
          <Facts found={found} since={since ?? (onRetry ? noticed : undefined)} />
          {children}
        </Words>
        <Actions data-actions>
          {actions}
          {found.isOutdated === true && (
            <Button onClick={reloadOnce} startIcon={<RotateCw aria-hidden />}>
              {text('error.reload')}
            </Button>
          )}
          {onRetry && (
            <Button onClick={onRetry} disabled={retrying} startIcon={<RotateCw aria-hidden />}>
              {text(retrying ? 'error.retrying' : 'error.retry')}
            </Button>
          )}
        </Actions>
      </Body>
      <Details details={found.details} />
    </Panel>
  );
}
