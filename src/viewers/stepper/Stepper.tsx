import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useViewerText } from '../text/useViewerText';
import { StepList } from './StepList';
import { StepPanel } from './StepPanel';
import { initialStepperState, moveStepper, type StepperMove, type StepperState } from './stepperState';
import { Finished, Steps } from './stepperStyles';

/** One step. */
export interface Step {
  id: string;
  title: string;
  content: ReactNode;
  /** The label of the button that completes the step. 'Next' or 'Finish' by default. */
  action?: string;
  /** Whether the content has its own buttons and shows its own errors, as a form does. The caller manages the state then. */
  isForm?: boolean;
  /** Whether the step can be skipped. */
  isOptional?: boolean;
  /** Whether users cannot go back to the previous step. */
  isFinal?: boolean;
  /** The error of the step, if the caller found one. */
  error?: ReactNode;
  /** Validates the step before the next one opens. Returns an error message, or undefined if it is valid. */
  validate?: () => string | undefined | Promise<string | undefined>;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** The purpose of the steps. The accessible name. */
  label: string;
  steps: readonly Step[];
  /** `vertical` shows the current step inside the list. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** The level of the heading of a step. @default 3 */
  headingLevel?: 2 | 3;
  /** The state, if the caller manages it. */
  state?: StepperState;
  onStateChange?: (state: StepperState) => void;
  /** Whether completed steps are buttons that open them again. */
  canReturn?: boolean;
  /** Called when the last step is completed or skipped. */
  onFinish?: () => void;
}

/** A task in steps. Users can go forward, skip optional steps, go back and reset. */
export function Stepper(props: StepperProps) {
  const {
    label,
    steps,
    orientation = 'vertical',
    headingLevel = 3,
    canReturn,
    onStateChange,
    onFinish,
  } = props;
  const [own, setOwn] = useState(initialStepperState);
  const state = props.state ?? own;
  const t = useViewerText();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useId();
  const { current } = state;
  useFocusOnChange(heading, current);
  const change = (next: StepperState): void => {
    setOwn(next);
    onStateChange?.(next);
    if (next.current === steps.length && next.current !== current) onFinish?.();
  };
  const move = (to: StepperMove): void => {
    change(
      moveStepper(
        state,
        to,
        steps.map(({ id }) => id),
      ),
    );
  };
  const step = steps[current];
  const open = step && (
    <StepPanel
      key={step.id}
      id={panel}
      heading={heading}
      headingLevel={headingLevel}
      step={step}
      position={t('stepper.position', { number: current + 1, count: steps.length })}
      isFirst={current === 0}
      isLast={current === steps.length - 1}
      onMove={move}
    />
  );
  return (
    <Steps aria-label={label} data-orientation={orientation}>
      <StepList
        steps={steps}
        state={state}
        open={orientation === 'vertical' ? open : undefined}
        {...(canReturn === true && { onOpen: (index: number) => change({ ...state, current: index }) })}
      />
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

/** Moves the focus to the step that opened, but not on the first render. */
function useFocusOnChange(heading: { current: HTMLElement | null }, current: number): void {
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    heading.current?.focus();
  }, [heading, current]);
}
