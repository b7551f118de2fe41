import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type RefObject, useState } from 'react';
import { VisuallyHidden } from '#ui';
import { useViewerText } from '../text/useViewerText';
import type { Step } from './Stepper';
import type { StepperMove } from './stepperState';
import { Panel } from './stepperStyles';

/** Props of {@link StepPanel}. */
export interface StepPanelProps {
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  headingLevel: 2 | 3;
  step: Step;
  /** 'Step 2 of 4'. */
  position: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (move: StepperMove) => void;
}

/** The current step with its buttons. */
export function StepPanel({
  id,
  heading,
  headingLevel,
  step,
  position,
  isFirst,
  isLast,
  onMove,
}: StepPanelProps) {
  const t = useViewerText();
  const Heading = `h${headingLevel}` as const;
  const [found, setFound] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const error = found ?? step.error;
  const goToNext = async (): Promise<void> => {
    setBusy(true);
    const problem = await validate(step);
    setBusy(false);
    setFound(problem);
    if (problem === undefined) onMove('next');
  };
  return (
    <Panel id={id} aria-labelledby={`${id}-title`}>
      <Heading ref={heading} id={`${id}-title`} tabIndex={-1}>
        <VisuallyHidden>{position}: </VisuallyHidden>
        {step.title}
        {step.isOptional && <span>{t('stepper.optional')}</span>}
      </Heading>
      {error !== undefined && !step.isForm && <Alert severity="error">{error}</Alert>}
      <div>{step.content}</div>
      {!step.isForm && (
        <footer>
          {!isFirst && !step.isFinal && (
            <Button disabled={isBusy} onClick={() => onMove('back')}>
              {t('stepper.back')}
            </Button>
          )}
          {step.isOptional && (
            <Button disabled={isBusy} onClick={() => onMove('skip')}>
              {t('stepper.skip')}
            </Button>
          )}
          <Button variant="contained" color="primary" disabled={isBusy} onClick={() => void goToNext()}>
            {step.action ?? t(isLast ? 'stepper.finish' : 'stepper.next')}
          </Button>
        </footer>
      )}
    </Panel>
  );
}

/** Returns the error of a step. A validation that fails to run also keeps the step open, with the reason. */
async function validate(step: Step): Promise<string | undefined> {
  try {
    return await step.validate?.();
  } catch (cause) {
    return cause instanceof Error && cause.message !== '' ? cause.message : String(cause);
  }
}
