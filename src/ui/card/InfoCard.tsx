import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { fontSize, fontWeight, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { useFormatNumber } from '../text/uiLanguage';

/** Props of {@link InfoCard}. */
export interface InfoCardProps {
  title?: ReactNode;
  /** A number shown after the title. */
  count?: number;
  /** Buttons or links at the end of the title line. */
  action?: ReactNode;
  /** One line of secondary text below the title. */
  subtitle?: ReactNode;
  /** Replaces the content if there is none. The card shrinks to one line. */
  empty?: ReactNode;
  /** Removes the padding, for tables and code. */
  flush?: boolean;
  footer?: ReactNode;
  children?: ReactNode;
}

const Card = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    // Without content, it is one quiet line.
    '&[data-empty]': { backgroundColor: 'transparent', borderStyle: 'dashed' },
    '&[data-empty] h2': {
      fontSize: rem(fontSize.md),
      fontWeight: fontWeight.medium,
      color: tokens.text.secondary,
    },
    '&[data-empty] > div': { minHeight: 40, rowGap: 0, paddingBlock: space[2] },
    '&[data-empty] > div > div:first-of-type': { flex: 'none', paddingBlock: 0 },
    minWidth: 0,
    backgroundColor: tokens.surface.base,
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    overflow: 'clip',
  };
});

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]}px ${space[3]}px`,
  minHeight: 48,
  padding: `${space[2]}px ${space[4]}px`,
  '& h2': {
    margin: 0,
    fontSize: rem(fontSize.lg),
    fontWeight: fontWeight.semibold,
    lineHeight: 1.4,
    letterSpacing: '-0.006em',
  },
  // Keeps the title at the same height with and without a subtitle.
  '& > div:first-of-type': {
    flex: '1 1 auto',
    minWidth: 0,
    paddingBlock: space[1],
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0, fontSize: rem(fontSize.sm), color: theme.palette.text.secondary },
}));

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: space[2],
  fontSize: rem(fontSize.sm),
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: space[1] });

const Body = styled('div', { shouldForwardProp: (prop) => prop !== 'flush' && prop !== 'titled' })<{
  flush: boolean;
  titled: boolean;
}>(({ flush, titled }) => ({
  padding: flush ? 0 : `${titled ? 0 : space[4]}px ${space[4]}px ${space[4]}px`,
}));

const Foot = styled('div')(({ theme }) => ({
  padding: `${space[2]}px ${space[4]}px`,
  borderTop: `1px solid ${theme.palette.divider}`,
}));

const Quiet = styled('p')(({ theme }) => ({ color: theme.palette.text.secondary }));

/** A card with a title. With `empty`, it shrinks to one line instead of showing an empty table. */
export function InfoCard(props: InfoCardProps) {
  const formatNumber = useFormatNumber();
  const { title, count, action, subtitle, empty, flush = false, footer, children } = props;
  const id = useId();
  const titled = title !== undefined;
  return (
    <Card aria-labelledby={titled ? id : undefined} data-empty={empty === undefined ? undefined : ''}>
      {titled && (
        <Head>
          <div>
            <h2 id={id}>
              {title}
              {count === undefined ? null : <Count>{formatNumber(count)}</Count>}
            </h2>
            {subtitle === undefined ? null : <p>{subtitle}</p>}
          </div>
          {empty === undefined ? null : <Quiet>{empty}</Quiet>}
          {action === undefined ? null : <Actions>{action}</Actions>}
        </Head>
      )}
      {empty === undefined && children !== undefined ? (
        <Body flush={flush} titled={titled}>
          {children}
        </Body>
      ) : null}
      {footer === undefined ? null : <Foot>{footer}</Foot>}
    </Card>
  );
}
