import { styled } from '@mui/material/styles';
import { space } from '#ui';
import { AppearanceCard } from './AppearanceCard';
import { IdentityCard } from './IdentityCard';
import { ProfileCard } from './ProfileCard';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  '& > div': { display: 'grid', gap: space[4], minWidth: 0 },
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The general settings: profile, identity and appearance. */
export function GeneralPage() {
  return (
    <Columns>
      <div>
        <ProfileCard />
        <IdentityCard />
      </div>
      <AppearanceCard />
    </Columns>
  );
}
