import { Button } from '@mui/material';

export const material = Button;
