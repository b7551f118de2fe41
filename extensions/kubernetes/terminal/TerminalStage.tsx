import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, Kbd, radius, rem, resolveTokens, space } from '#ui';
import { kubernetesTerminalTranslationRef } from '../i18n/terminal/kubernetesTerminalTranslationRef';
import type { ContainerLocation } from './exec/execAddress';
import { terminalKeys } from './screen/handleKeys';
import { ShellStatus } from './ShellStatus';
import { stageHeight } from './stageHeight';
import { TerminalToolbar } from './TerminalToolbar';
import { useScreenReaderMode } from './useScreenReaderMode';
import { useTerminal } from './useTerminal';

/** Props of {@link TerminalStage}. */
export interface TerminalStageProps {
  location: ContainerLocation;
  containers: readonly string[];
  onContainer: (container: string) => void;
}

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  height: stageHeight,
  minHeight: 320,
});

const Place = styled('div')(({ theme }) => {
  const { surface, line } = resolveTokens(theme);
  return {
    flex: 1,
    minHeight: 120,
    border: `1px solid ${line.control}`,
    borderRadius: radius.control,
    padding: space[2],
    backgroundColor: surface.base,
    overflow: 'hidden',
    '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
    // The terminal takes its size from this element, which has no padding.
    '& > div': { height: '100%' },
  };
});

const Keys = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]}px ${space[4]}px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: rem(fontSize.xs),
  color: resolveTokens(theme).text.secondary,
}));

/** A terminal with its tools, its state and its keys. */
export function TerminalStage({ location, containers, onContainer }: TerminalStageProps) {
  const { t } = useTranslationRef(kubernetesTerminalTranslationRef);
  const place = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const keys = useId();
  const [isForScreenReader, setForScreenReader] = useScreenReaderMode();
  const { state, hasSelection, copy, paste, reconnect } = useTerminal({
    location,
    place,
    isForScreenReader,
    describedBy: keys,
    onLeave: () => tools.current?.querySelector('select')?.focus(),
  });
  return (
    <Column>
      <TerminalToolbar
        ref={tools}
        container={location.container}
        containers={containers}
        onContainer={onContainer}
        isForScreenReader={isForScreenReader}
        onScreenReader={setForScreenReader}
        hasSelection={hasSelection}
        onCopy={copy}
        onPaste={paste}
      />
      <Place dir="ltr" data-terminal>
        <div ref={place} />
      </Place>
      <ShellStatus state={state} location={location} onReconnect={reconnect} />
      <Keys id={keys}>
        {(['leave', 'copy', 'paste'] as const).map((key) => (
          <li key={key}>
            {t(`keys.${key}`)} <Kbd>{terminalKeys[key]}</Kbd>
          </li>
        ))}
      </Keys>
    </Column>
  );
}
