import { styled } from '@mui/material/styles';
import { space } from '#ui';
import { useEntity } from '../../context/entityContext';
import { MissingRelations } from './MissingRelations';
import { OrphanWarning } from './OrphanWarning';
import { ProcessingErrors } from './ProcessingErrors';

const Stack = styled('div')({
  display: 'grid',
  gap: space[3],
  '&:not(:empty)': { marginBottom: space[4] },
});

/** What is wrong with an entity, above everything else about it. Nothing when nothing is. */
export function EntityWarnings() {
  const { entity } = useEntity();
  return (
    <Stack>
      <OrphanWarning entity={entity} />
      <MissingRelations entity={entity} />
      <ProcessingErrors entity={entity} />
    </Stack>
  );
}
