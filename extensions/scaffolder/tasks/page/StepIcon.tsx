import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { Ban, CircleAlert, CircleCheck, CircleDashed, CircleMinus, LoaderCircle } from 'lucide-react';
import { resolveTokens } from '#ui';
import type { TaskStatus } from '../../protocol/tasks';
import { statusTones } from '../status/taskStatus';

const icons = {
  open: CircleDashed,
  processing: LoaderCircle,
  completed: CircleCheck,
  failed: CircleAlert,
  cancelled: Ban,
  skipped: CircleMinus,
} as const;

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'status' })<{ status: TaskStatus }>(
  ({ theme, status }) => ({
    display: 'inline-flex',
    color: resolveTokens(theme).status[statusTones[status]].text,
    '& svg': { width: 18, height: 18 },
    '&[data-turns] svg': { animation: `${turn} 1.2s linear infinite` },
    '@media (prefers-reduced-motion: reduce)': { '&[data-turns] svg': { animation: 'none' } },
  }),
);

/** The icon of the status of a step. The status is beside it in words. */
export function StepIcon({ status }: { status: TaskStatus }) {
  const Icon = icons[status];
  return (
    <Mark status={status} data-turns={status === 'processing' ? '' : undefined}>
      <Icon aria-hidden />
    </Mark>
  );
}
