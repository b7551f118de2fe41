import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { type ComponentType, type ReactNode, lazy, Suspense } from 'react';
import type { CopyButtonProps } from '../data/CopyButton';
import { RelativeTime } from '../data/RelativeTime';
import { scrollRegion } from '../a11y/scrollRegion';
import { useUiText } from '../text/uiText';
import { fontFamily, fontSize, fontWeight, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import type { ErrorDescription } from './describeError';
import { describeError } from './describeError';

/** Where nothing can be fetched any more, an error is told without the button. */
const CopyButton = lazy<ComponentType<CopyButtonProps>>(() =>
  import('../data/CopyButton').then(
    (module) => ({ default: module.CopyButton }),
    () => ({ default: () => null }),
  ),
);

/** Props of {@link ErrorPanel}. */
export interface ErrorPanelProps {
  /** What failed, from the reader's side: 'The entities could not be loaded'. */
  title?: ReactNode;
  /** What was thrown. */
  error: unknown;
  onRetry?: () => void;
  /** While a retry is under way. */
  retrying?: boolean;
  /** Since when it fails. */
  since?: Date;
  /** When what is still shown below was loaded; undefined when nothing is shown. */
  shownFrom?: Date;
  severity?: 'error' | 'warning';
  /** Further buttons beside Retry. */
  actions?: ReactNode;
  children?: ReactNode;
}

const Panel = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: 'error' | 'warning' }>(
  ({ theme, tone }) => {
    const tokens = resolveTokens(theme);
    return {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space[3],
      rowGap: space[1],
      alignItems: 'start',
      padding: `${space[3]}px ${space[4]}px`,
      backgroundColor: tokens.status[tone].soft,
      border: `1px solid ${tokens.status[tone].line}`,
      borderRadius: radius.card,
      '& > svg': { width: 20, height: 20, marginTop: 6, color: tokens.status[tone].text },
      '& p': { margin: 0, overflowWrap: 'anywhere' },
      '& details': { gridColumn: '2 / -1' },
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
      '@media (max-width: 600px)': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        '& > [data-actions]': { gridColumn: 2, justifySelf: 'start' },
      },
    };
  },
);

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[1] });
const Words = styled('div')({ minHeight: 32, paddingBlock: 5 });
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
          <Suspense>
            <CopyButton text={found.requestId} size="small" label={text('error.requestId')} />
          </Suspense>
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

/** What failed, why, since when, and Retry; says how old what is still shown is. */
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
  const found = describeError(error);
  return (
    <Panel tone={severity} role="alert">
      <TriangleAlert aria-hidden />
      <Words>
        <Title>{title ?? text('error.title')}</Title>
        <p>
          {found.name === undefined ? '' : `${found.name}: `}
          {found.message}
        </p>
        {shownFrom && (
          <p>
            <RelativeTime value={shownFrom} within={(time) => text('error.stillShown', { time })} />
          </p>
        )}
        <Facts found={found} since={since} />
        {children}
      </Words>
      <Actions data-actions>
        {actions}
        {onRetry && (
          <Button onClick={onRetry} disabled={retrying} startIcon={<RotateCw aria-hidden />}>
            {text(retrying ? 'error.retrying' : 'error.retry')}
          </Button>
        )}
      </Actions>
      <Details details={found.details} />
    </Panel>
  );
}
