import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import {
  fontSize,
  fontWeight,
  motion,
  noticeStyles,
  radius,
  rem,
  resolveTokens,
  SafeLink,
  space,
  toneIcons,
} from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import type { Notice } from './notice';
import { useTimeLeft } from './useTimeLeft';

const icons = { ...toneIcons, neutral: toneIcons.info } as const;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Notice['tone'] }>(({
  theme,
  tone,
}) => {
  const tokens = resolveTokens(theme);
  return {
    ...noticeStyles(theme, tone),
    minWidth: 'min(320px, 100%)',
    maxWidth: 560,
    padding: `${space[2]}px ${space[2]}px ${space[2]}px ${space[3]}px`,
    borderInlineStart: `4px solid ${tokens.status[tone].text}`,
    borderRadius: radius.control,
    backgroundColor: tokens.surface.floating,
    boxShadow: tokens.shadow,
    animation: `${appear} ${motion.slow}ms ease-out`,
  };
});

const Text = styled('div')(({ theme }) => ({
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
  /** The number of waiting messages. */
  waiting: number;
  onDismiss: () => void;
}

/** One message. Its timeout pauses while the pointer or focus is on it. */
export function NoticeCard({ notice, waiting, onDismiss }: NoticeCardProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const hold = useTimeLeft(notice.timeout, onDismiss);
  const Icon = icons[notice.tone];
  return (
    <Card tone={notice.tone} {...hold}>
      <Icon aria-hidden />
      <Text>
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
      </Text>
      <button type="button" aria-label={t('notice.dismiss')} onClick={onDismiss}>
        <X aria-hidden />
      </button>
    </Card>
  );
}
