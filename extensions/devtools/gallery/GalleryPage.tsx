import { styled } from '@mui/material/styles';
import { Route, Routes, useParams } from 'react-router-dom';
import { NotFoundErrorPage } from '#sdk';
import { space } from '#ui';
import { GalleryNav } from './GalleryNav';
import { GalleryOverview } from './GalleryOverview';
import { GalleryPart } from './GalleryPart';
import { gallerySamples } from './samples';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
});

/** The gallery of kit components. Each sample has its own URL. */
export function GalleryPage() {
  return (
    <Columns>
      <GalleryNav />
      <Routes>
        <Route index element={<GalleryOverview />} />
        <Route path=":part" element={<SelectedSample />} />
        <Route path="*" element={<NotFoundErrorPage />} />
      </Routes>
    </Columns>
  );
}

function SelectedSample() {
  const { part } = useParams();
  const sample = gallerySamples.find(({ id }) => id === part);
  return sample ? <GalleryPart key={sample.id} sample={sample} /> : <NotFoundErrorPage />;
}
