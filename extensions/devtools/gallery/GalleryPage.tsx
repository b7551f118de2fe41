import { styled } from '@mui/material/styles';
import { space } from '#ui';
import { GraphSample } from './GraphSample';

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

/** The parts of the kit, each to try out. */
export function GalleryPage() {
  return (
    <Column>
      <GraphSample />
    </Column>
  );
}
