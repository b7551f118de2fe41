import { styled } from '@mui/material/styles';
import { space } from '#ui';
import { useEntity } from '../../context/entityContext';
import { InvalidEntity } from './InvalidEntity';
import { MissingRelations } from './MissingRelations';
import { OrphanWarning } from './OrphanWarning';
import { ProcessingErrors } from './ProcessingErrors';

const Stack = styled('div')({
  display: 'grid',
  gap: space[3],
  '&:not(:empty)': { marginBottom: space[4] },
});

/** The warnings and errors of an entity, shown above the overview. */
export function EntityWarnings() {
  const { entity } = useEntity();
  return (
    <Stack>
      <InvalidEntity />
      <OrphanWarning entity={entity} />
      <MissingRelations entity={entity} />
      <ProcessingErrors entity={entity} />
    </Stack>
  );
}
