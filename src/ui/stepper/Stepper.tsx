import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useViewerText } from '../text/useViewerText';
import { StepList } from './StepList';
import { StepPanel } from './StepPanel';
import { firstStep, moveStepper, type StepperMove, type StepperState } from './stepperState';
import { Finished, Steps } from './stepperStyles';

/** One step. */
export interface Step {
  id: string;
  title: string;
  content: ReactNode;
  /** It may be skipped. */
  isOptional?: boolean;
  /** What is wrong with it, found by the caller. */
  error?: ReactNode;
  /** Looks at it before the next one is opened: gives what is wrong, or nothing. */
  validate?: () => string | undefined | Promise<string | undefined>;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** What the steps lead to; the accessible name. */
  label: string;
  steps: readonly Step[];
  /** Side by side, or below each other with what is open in its place. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Where somebody is, where the caller keeps it; the stepper does otherwise. */
  state?: StepperState;
  onStateChange?: (state: StepperState) => void;
  /** When the last step was done or skipped. */
  onFinish?: () => void;
}

/** A task in steps, one open at a time: to go on, to pass over what is optional, to go back and to begin anew. */
export function Stepper(props: StepperProps) {
  const { label, steps, orientation = 'vertical', onStateChange, onFinish } = props;
  const [own, setOwn] = useState(firstStep);
  const state = props.state ?? own;
  const t = useViewerText();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useId();
  const { current } = state;
  useFocusOnChange(heading, current);
  const move = (to: StepperMove): void => {
    const next = moveStepper(
      state,
      to,
      steps.map(({ id }) => id),
    );
    setOwn(next);
    onStateChange?.(next);
    if (next.current === steps.length && next.current !== current) onFinish?.();
  };
  const step = steps[current];
  const open = step && (
    <StepPanel
      key={step.id}
      id={panel}
      heading={heading}
      step={step}
      position={t('stepper.position', { number: current + 1, count: steps.length })}
      isFirst={current === 0}
      isLast={current === steps.length - 1}
      onMove={move}
    />
  );
  return (
    <Steps aria-label={label} data-orientation={orientation}>
      <StepList steps={steps} state={state} open={orientation === 'vertical' ? open : undefined} />
      {orientation === 'horizontal' && open}
      {!step && (
        <Finished>
          <CircleCheck aria-hidden />
          <h3 ref={heading} tabIndex={-1}>
            {t('stepper.finished')}
          </h3>
          <Button onClick={() => move('reset')}>{t('stepper.reset')}</Button>
        </Finished>
      )}
    </Steps>
  );
}

/** Puts the keyboard on what has just opened, so that it is read and gone on from; not on what is there from the start. */
function useFocusOnChange(heading: { current: HTMLElement | null }, current: number): void {
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    heading.current?.focus();
  }, [heading, current]);
}
