import { Button } from '@mui/material';
import { inner } from '../a/inner';

export const plugin = [inner, Button];
