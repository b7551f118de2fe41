import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, motion, radius, rem, resolveTokens, SafeLink, space } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import type { Notice } from './notice';
import { useTimeLeft } from './useTimeLeft';

const icons = {
  success: CircleCheck,
  info: Info,
  neutral: Info,
  warning: TriangleAlert,
  error: CircleAlert,
} as const;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Notice['tone'] }>(({
  theme,
  tone,
}) => {
  const tokens = resolveTokens(theme);
  const colors = tokens.status[tone];
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minWidth: 'min(320px, 100%)',
    maxWidth: 560,
    padding: `${space[2]}px ${space[2]}px ${space[2]}px ${space[3]}px`,
    border: `1px solid ${colors.line}`,
    borderInlineStart: `4px solid ${colors.text}`,
    borderRadius: radius.control,
    backgroundColor: tokens.surface.floating,
    color: tokens.text.primary,
    boxShadow: tokens.shadow,
    animation: `${appear} ${motion.slow}ms ease-out`,
    '& > svg': { flex: 'none', width: 20, height: 20, marginTop: 6, color: colors.text },
    '& > button': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      color: tokens.text.secondary,
      cursor: 'pointer',
      '&:hover': { backgroundColor: tokens.surface.hover, color: tokens.text.primary },
      '& svg': { width: 16, height: 16 },
    },
  };
});

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  paddingBlock: 5,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& p + p': { color: theme.palette.text.secondary, fontSize: rem(fontSize.sm) },
  '& p:first-of-type': { fontWeight: fontWeight.medium },
}));

const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[1] });

/** Props of {@link NoticeCard}. */
export interface NoticeCardProps {
  notice: Notice;
  /** How many others wait. */
  waiting: number;
  onDismiss: () => void;
}

/** One message. Its time stands still while someone points at it or is inside it. */
export function NoticeCard({ notice, waiting, onDismiss }: NoticeCardProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const hold = useTimeLeft(notice.timeout, onDismiss);
  const Icon = icons[notice.tone];
  return (
    <Card tone={notice.tone} {...hold}>
      <Icon aria-hidden />
      <Words>
        <p>{notice.title}</p>
        {notice.description === undefined ? null : <p>{notice.description}</p>}
        {notice.links.length > 0 && (
          <Links>
            {notice.links.map(({ label, href }) => (
              <SafeLink key={href} href={href}>
                {label}
              </SafeLink>
            ))}
          </Links>
        )}
        {waiting > 0 && <p>{t('notice.more', { count: waiting })}</p>}
      </Words>
      <button type="button" aria-label={t('notice.dismiss')} onClick={onDismiss}>
        <X aria-hidden />
      </button>
    </Card>
  );
}
