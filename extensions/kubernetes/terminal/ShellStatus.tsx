import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Circle, RotateCw } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { CopyButton, fontFamily, fontSize, radius, rem, resolveTokens, space, toneIcons } from '#ui';
import { kubernetesTerminalTranslationRef } from '../i18n/terminal/kubernetesTerminalTranslationRef';
import type { ShellState } from './exec/createShell';
import { type ContainerLocation, printDebugCommand, SHELL } from './exec/execAddress';

/** Props of {@link ShellStatus}. */
export interface ShellStatusProps {
  state: ShellState;
  location: ContainerLocation;
  onReconnect: () => void;
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: 36,
});

const Message = styled('span')(({ theme }) => {
  const { status } = resolveTokens(theme);
  return {
    display: 'flex',
    flex: '1 1 240px',
    alignItems: 'flex-start',
    gap: space[2],
    minWidth: 0,
    fontSize: rem(fontSize.sm),
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', width: 16, height: 16, marginBlock: 2 },
    ...Object.fromEntries(
      Object.entries(status).map(([tone, { text }]) => [`&[data-tone=${tone}] > svg`, { color: text }]),
    ),
  };
});

const Command = styled('div')(({ theme }) => ({
  display: 'flex',
  flexBasis: '100%',
  alignItems: 'center',
  gap: space[2],
  paddingInlineStart: space[3],
  borderRadius: radius.control,
  backgroundColor: resolveTokens(theme).surface.muted,
  '& > code': {
    flex: 1,
    minWidth: 0,
    fontFamily: fontFamily.mono,
    fontSize: rem(fontSize.sm),
    overflowWrap: 'anywhere',
  },
}));

const icons = { ...toneIcons, neutral: Circle } as const;
const tones = { connecting: 'neutral', open: 'success', lost: 'error', refused: 'error' } as const;

/** Says how the shell is, and offers to start it again after it has ended. */
export function ShellStatus({ state, location, onReconnect }: ShellStatusProps) {
  const { t } = useTranslationRef(kubernetesTerminalTranslationRef);
  const tone = state.is === 'exited' ? (state.code === 0 ? 'neutral' : 'warning') : tones[state.is];
  const Icon = icons[tone];
  const isEnded = state.is !== 'connecting' && state.is !== 'open';
  const command = printDebugCommand(location);
  return (
    <Row>
      <Message data-tone={tone} role="status">
        <Icon aria-hidden />
        {printState()}
      </Message>
      {isEnded && (
        <Button size="small" variant="outlined" startIcon={<RotateCw aria-hidden />} onClick={onReconnect}>
          {t('tool.reconnect')}
        </Button>
      )}
      {state.is === 'refused' && state.failure.reason === 'noShell' && (
        <Command>
          <code>{command}</code>
          <CopyButton size="small" text={command} label={t('failure.noShell.copy')} />
        </Command>
      )}
    </Row>
  );

  function printState(): string {
    if (state.is === 'exited') return t('state.exited', { code: state.code });
    if (state.is !== 'refused') return t(`state.${state.is}`);
    const { reason, message } = state.failure;
    return t(`failure.${reason}`, {
      cluster: location.cluster,
      container: location.container,
      shell: SHELL,
      message,
    });
  }
}
