import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Description } from '../../form/theme/texts';
import type { FieldView } from './fieldView';

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps {
  field: Pick<FieldView, 'help' | 'hint' | 'id' | 'isRequired' | 'label'>;
  children: ReactNode;
}

const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The label above an input, and the texts below it. The form has their styles, and shows the errors. */
export function FieldFrame({ field: { id, label, hint, help, isRequired }, children }: FieldFrameProps) {
  return (
    <Frame>
      <label data-label="" htmlFor={id}>
        <bdi>{label}</bdi>
        {isRequired && (
          <span data-required="" aria-hidden>
            *
          </span>
        )}
      </label>
      {children}
      <Description id={`${id}__description`} description={hint} />
      <Description id={`${id}__help`} description={help} />
    </Frame>
  );
}
