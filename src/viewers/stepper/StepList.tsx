import { Check, Minus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatNumber, VisuallyHidden } from '#ui';
import { useViewerText } from '../text/useViewerText';
import type { Step } from './Stepper';
import type { StepperState } from './stepperState';

/** Props of {@link StepList}. */
export interface StepListProps {
  steps: readonly Step[];
  state: StepperState;
  /** The content of the current step, if it is shown in the list. */
  open: ReactNode;
  /** Opens a completed step again. */
  onOpen?: (index: number) => void;
}

/** The list of all steps with their states. */
export function StepList({ steps, state, open, onOpen }: StepListProps) {
  const t = useViewerText();
  return (
    <ol>
      {steps.map((step, index) => {
        const isCurrent = index === state.current;
        const isSkipped = state.skipped.includes(step.id) && index < state.current;
        const isDone = index < state.current && !isSkipped;
        const hasFailed = step.error !== undefined;
        const title = (
          <>
            {step.title}
            {step.isOptional && <span>{t('stepper.optional')}</span>}
            {isDone && <VisuallyHidden>, {t('stepper.done')}</VisuallyHidden>}
            {hasFailed && <VisuallyHidden>, {t('stepper.failed')}</VisuallyHidden>}
          </>
        );
        return (
          <li key={step.id} aria-current={isCurrent ? 'step' : undefined} data-done={isDone ? '' : undefined}>
            <span data-mark="" data-failed={hasFailed ? '' : undefined}>
              <Mark number={index + 1} isDone={isDone} isSkipped={isSkipped} hasFailed={hasFailed} />
            </span>
            {isCurrent && open ? (
              open
            ) : (
              <span data-title="">
                {onOpen && index < state.current ? (
                  <button type="button" onClick={() => onOpen(index)}>
                    {title}
                  </button>
                ) : (
                  title
                )}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Mark(props: { number: number; isDone: boolean; isSkipped: boolean; hasFailed: boolean }) {
  const formatNumber = useFormatNumber();
  if (props.hasFailed) return <TriangleAlert aria-hidden />;
  if (props.isDone) return <Check aria-hidden />;
  return props.isSkipped ? <Minus aria-hidden /> : <span aria-hidden>{formatNumber(props.number)}</span>;
}
