import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Shows more rows of a long list. */
export function MoreButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
